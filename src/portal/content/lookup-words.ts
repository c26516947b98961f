/** The meaning of each footnote of a US address. */
export const footnoteWords: Readonly<Record<string, string>> = {
  'A#': 'ZIP Code corrected or added.',
  'B#': 'City or state spelling corrected.',
  'H#': 'Unit missing: the building has units.',
  'L#': 'Directional or street suffix added.',
  'M#': 'Street spelling corrected.',
  'N#': 'Abbreviated in USPS format.',
  'S#': 'Unit not recognized.',
}

/** Precision of coordinates. */
export const precisionWords: Readonly<Record<string, string>> = {
  zip5: 'Accurate to the ZIP Code area',
  zip9: 'Accurate to the block',
  rooftop: 'Accurate to the building',
}
