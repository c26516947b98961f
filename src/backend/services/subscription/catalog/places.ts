const pairs = (text: string) =>
  text
    .split(/[,\n]/)
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
    .map(entry => [entry.slice(0, 2), entry.slice(3)] as const)

/** Places that products are sold by: postal codes of states and ISO codes of countries, with their names. */
export const CATALOG_PLACES = {
  states: pairs(`
    AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware
    DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa
    KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota
    MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey
    NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon
    PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee
    TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming
  `),
  countries: pairs(`
    AR Argentina, AU Australia, AT Austria, BE Belgium, BR Brazil, BG Bulgaria, CA Canada, CL Chile
    CO Colombia, CR Costa Rica, HR Croatia, CY Cyprus, CZ Czechia, DK Denmark, EE Estonia, FI Finland
    FR France, DE Germany, GR Greece, HK Hong Kong, HU Hungary, IS Iceland, IN India, ID Indonesia, IE Ireland
    IL Israel, IT Italy, JP Japan, KE Kenya, LV Latvia, LI Liechtenstein, LT Lithuania, LU Luxembourg
    MY Malaysia, MT Malta, MX Mexico, NL Netherlands, NZ New Zealand, NO Norway, PE Peru, PH Philippines
    PL Poland, PT Portugal, RO Romania, SA Saudi Arabia, SG Singapore, SK Slovakia, SI Slovenia
    ZA South Africa, KR South Korea, ES Spain, SE Sweden, CH Switzerland, TW Taiwan, TH Thailand, TR Turkey
    AE United Arab Emirates, GB United Kingdom, UY Uruguay, VN Vietnam
  `),
} as const
