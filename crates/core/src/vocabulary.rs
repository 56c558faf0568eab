//! Implementations that every small vocabulary type needs, written once: cards, suits, codices, steps.

/// Numbers a newtype over `u8`, so that it can be in a [`Set`](crate::Set) stored in the given integer.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
/// struct Stone(u8);
/// parlour_core::numbered!(Stone, u16);
/// assert!(parlour_core::Set::only(Stone(3)).contains(Stone(3)));
/// ```
#[macro_export]
macro_rules! numbered {
    ($type:ty, $bits:ty) => {
        impl $crate::Element for $type {
            type Bits = $bits;

            #[inline]
            fn index(self) -> u32 {
                u32::from(self.0)
            }

            #[inline]
            fn from_index(index: u32) -> Self {
                Self(index as u8)
            }
        }
    };
}

/// Numbers an enum without fields by its list `ALL`, so that it can be in a [`Set`](crate::Set).
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
/// enum Side {
///     Left,
///     Right,
/// }
/// impl Side {
///     const ALL: [Self; 2] = [Self::Left, Self::Right];
/// }
/// parlour_core::listed!(Side);
/// assert_eq!(parlour_core::Set::from_iter(Side::ALL).len(), 2);
/// ```
#[macro_export]
macro_rules! listed {
    ($type:ty) => {
        impl $crate::Element for $type {
            type Bits = u8;

            #[inline]
            fn index(self) -> u32 {
                self as u32
            }

            #[inline]
            fn from_index(index: u32) -> Self {
                Self::ALL[index as usize]
            }
        }
    };
}

/// Makes `Debug` print a type as its text, so that hands and piles are readable in a failed test.
#[macro_export]
macro_rules! debug_as_text {
    ($type:ty) => {
        impl ::std::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        }
    };
}

/// Writes a type to JSON as its text and reads it back, through `Display` and `FromStr`. The calling crate
/// needs a dependency on `serde`.
#[macro_export]
macro_rules! json_as_text {
    ($type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}
