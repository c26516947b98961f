// Generated from openapi/gateway by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * The street line.
 */
export const zStreetLine = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * The unit.
 */
export const zSecondaryLine = z.string().check(z.minLength(1), z.maxLength(50));

/**
 * Name of a city.
 */
export const zCityName = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * A state.
 */
export const zStateName = z.string().check(z.minLength(1), z.maxLength(32));

/**
 * A ZIP Code.
 */
export const zTypedZipcode = z.string().check(z.minLength(1), z.maxLength(16));

/**
 * How many delivery points.
 */
export const zCandidateCount = z._default(z.int().check(z.gte(1), z.lte(10)), 1);

/**
 * Something of the caller's.
 */
export const zInputIdText = z.string().check(z.minLength(1), z.maxLength(36));

/**
 * Name of a license of a product.
 */
export const zLicenseKey = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[a-z0-9-]+$/));

/**
 * The caller's own name for what a call of the address API is for.
 */
export const zRequestTag = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/, 'Use letters, digits, and punctuation of ASCII.'));

/**
 * The parts of the address. Null for parts it doesn't have.
 */
export const zUsStreetComponents = z.strictObject({
    primary_number: z.string().check(z.minLength(1), z.maxLength(12)),
    street_predirection: z.nullable(z.string().check(z.minLength(1), z.maxLength(2))),
    street_name: z.string().check(z.minLength(1), z.maxLength(64)),
    street_suffix: z.nullable(z.string().check(z.minLength(1), z.maxLength(12))),
    street_postdirection: z.nullable(z.string().check(z.minLength(1), z.maxLength(2))),
    secondary_designator: z.nullable(z.string().check(z.minLength(1), z.maxLength(12))),
    secondary_number: z.nullable(z.string().check(z.minLength(1), z.maxLength(12))),
    city_name: z.string().check(z.minLength(1), z.maxLength(64)),
    state_abbreviation: z.string().check(z.length(2), z.regex(/^[A-Z]{2}$/)),
    zipcode: z.string().check(z.length(5), z.regex(/^[0-9]{5}$/)),
    plus4_code: z.string().check(z.length(4), z.regex(/^[0-9]{4}$/)),
    delivery_point: z.string().check(z.length(2), z.regex(/^[0-9]{2}$/)),
    delivery_point_check_digit: z.string().check(z.length(1), z.regex(/^[0-9]$/))
});

/**
 * Degrees north of the equator.
 */
export const zLatitude = z.number().check(z.gte(-90), z.lte(90));

/**
 * Degrees east of Greenwich.
 */
export const zLongitude = z.number().check(z.gte(-180), z.lte(180));

/**
 * More data about the address.
 */
export const zUsStreetMetadata = z.strictObject({
    record_type: z.enum([
        'street',
        'high-rise',
        'firm'
    ]),
    county_name: z.string().check(z.minLength(1), z.maxLength(64)),
    latitude: zLatitude,
    longitude: zLongitude,
    precision: z.enum([
        'zip5',
        'zip9',
        'rooftop'
    ]),
    time_zone: z.string().check(z.minLength(1), z.maxLength(64)),
    rdi: z.enum(['residential', 'commercial'])
});

/**
 * Details of the match.
 */
export const zUsStreetAnalysis = z.strictObject({
    dpv_match_code: z.enum([
        'Y',
        'S',
        'D'
    ]),
    dpv_footnotes: z.string().check(z.maxLength(32), z.regex(/^([A-Z][A-Z0-9])*$/)),
    footnotes: z.string().check(z.maxLength(64), z.regex(/^([A-Z]{1,2}#)*$/)),
    vacant: z.boolean(),
    active: z.boolean()
});

/**
 * A delivery point.
 */
export const zUsStreetCandidate = z.strictObject({
    input_id: z.nullable(z.string().check(z.minLength(1), z.maxLength(36))),
    input_index: z.int().check(z.gte(0), z.lte(99)),
    candidate_index: z.int().check(z.gte(0), z.lte(9)),
    delivery_line_1: z.string().check(z.minLength(1), z.maxLength(100)),
    delivery_line_2: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
    last_line: z.string().check(z.minLength(1), z.maxLength(100)),
    delivery_point_barcode: z.string().check(z.length(12), z.regex(/^[0-9]{12}$/)),
    components: zUsStreetComponents,
    metadata: zUsStreetMetadata,
    analysis: zUsStreetAnalysis
});

/**
 * The part that failed. `unknown`: our source of addresses doesn't say which one.
 *
 */
export const zAddressPart = z.enum([
    'country',
    'state',
    'city',
    'postal_code',
    'street',
    'house_number',
    'unit',
    'unknown'
]);

/**
 * `missing`: the address doesn't have the part, and needs it. `not-found`: it has one that doesn't exist there.
 * `elsewhere`: it has one that exists, but in another place. `unknown`: our source of addresses doesn't say.
 *
 */
export const zNoMatchReason = z.enum([
    'missing',
    'not-found',
    'elsewhere',
    'unknown'
]);

/**
 * The explanation as a sentence or two, in English. Programs should read the other fields.
 */
export const zNoMatchMessage = z.string().check(z.minLength(1), z.maxLength(600));

/**
 * The lowest and the highest number there, if `part` is a house number or a unit.
 */
export const zNumberRange = z.strictObject({
    from: z.string().check(z.minLength(1), z.maxLength(12)),
    to: z.string().check(z.minLength(1), z.maxLength(12))
});

/**
 * An address that exists, in the fields of a lookup.
 */
export const zUsClosestAddress = z.strictObject({
    street: z.string().check(z.minLength(1), z.maxLength(100)),
    secondary: z.nullable(z.string().check(z.minLength(1), z.maxLength(50))),
    city: z.string().check(z.minLength(1), z.maxLength(64)),
    state: z.string().check(z.length(2), z.regex(/^[A-Z]{2}$/)),
    zipcode: z.string().check(z.length(5), z.regex(/^[0-9]{5}$/))
});

/**
 * Why an address of the request has no match, or matches only a building.
 */
export const zUsExplanation = z.strictObject({
    input_id: z.nullable(z.string().check(z.minLength(1), z.maxLength(36))),
    input_index: z.int().check(z.gte(0), z.lte(99)),
    part: zAddressPart,
    reason: zNoMatchReason,
    message: zNoMatchMessage,
    numbers: z.nullable(zNumberRange),
    closest: z.array(zUsClosestAddress).check(z.maxLength(5))
});

/**
 * Matching delivery points.
 */
export const zUsStreetAnswer = z.strictObject({
    candidates: z.array(zUsStreetCandidate).check(z.maxLength(1000)),
    explanations: z.optional(z.array(zUsExplanation).check(z.maxLength(100)))
});

/**
 * Money in US cents.
 */
export const zCents = z.int().check(z.gte(0), z.lte(100000000000));

/**
 * The figures of the message, so that no program has to read it. Amounts are in cents.
 */
export const zErrorDetails = z.strictObject({
    before: z.optional(zCents),
    now: z.optional(zCents),
    amount: z.optional(zCents),
    charge: z.optional(zCents),
    smallest: z.optional(zCents),
    limit: z.optional(z.int().check(z.gte(0), z.lte(1000000000000))),
    count: z.optional(z.int().check(z.gte(0), z.lte(1000000000000))),
    days: z.optional(z.int().check(z.gte(0), z.lte(36600))),
    seconds: z.optional(z.int().check(z.gte(0), z.lte(86400)))
});

/**
 * One reason for a failure, from the error catalog.
 */
export const zErrorItem = z.strictObject({
    id: z.nullable(z.int().check(z.gte(1), z.lte(9999999999))),
    name: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[a-z][a-z0-9-]*$/)),
    message: z.string().check(z.minLength(1), z.maxLength(500)),
    fields: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(20)),
    status: z.int().check(z.gte(400), z.lte(599)),
    details: z.optional(zErrorDetails)
});

/**
 * Why the request failed. One entry for each invalid field, or a single entry.
 */
export const zErrorList = z.array(zErrorItem).check(z.minLength(1), z.maxLength(100));

/**
 * An address to verify.
 */
export const zUsStreetLookup = z.strictObject({
    street: zStreetLine,
    secondary: z.optional(zSecondaryLine),
    city: z.optional(zCityName),
    state: z.optional(zStateName),
    zipcode: z.optional(zTypedZipcode),
    candidates: z.optional(zCandidateCount),
    input_id: z.optional(zInputIdText)
});

/**
 * A batch of lookups.
 */
export const zVerifyUsAddressesBody = z.strictObject({
    lookups: z.array(zUsStreetLookup).check(z.minLength(1), z.maxLength(100))
});

/**
 * An address. If `entries` is greater than 1, it's a building with units.
 */
export const zUsSuggestion = z.strictObject({
    street_line: z.string().check(z.minLength(1), z.maxLength(100)),
    secondary: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    city: z.string().check(z.minLength(1), z.maxLength(64)),
    state: z.string().check(z.length(2), z.regex(/^[A-Z]{2}$/)),
    zipcode: z.string().check(z.length(5), z.regex(/^[0-9]{5}$/)),
    entries: z.int().check(z.gte(1), z.lte(9999))
});

/**
 * Suggestions for the typed text.
 */
export const zUsSuggestions = z.strictObject({
    suggestions: z.array(zUsSuggestion).check(z.maxLength(10))
});

/**
 * A delivery point in standard form.
 */
export const zUsAddress = z.strictObject({
    delivery_line_1: z.string().check(z.minLength(1), z.maxLength(100)),
    last_line: z.string().check(z.minLength(1), z.maxLength(100)),
    city_name: z.string().check(z.minLength(1), z.maxLength(64)),
    state_abbreviation: z.string().check(z.length(2), z.regex(/^[A-Z]{2}$/)),
    zipcode: z.string().check(z.length(5), z.regex(/^[0-9]{5}$/)),
    plus4_code: z.string().check(z.length(4), z.regex(/^[0-9]{4}$/)),
    delivery_point_barcode: z.string().check(z.length(12), z.regex(/^[0-9]{12}$/))
});

/**
 * A location on Earth (WGS 84).
 */
export const zCoordinates = z.strictObject({
    latitude: zLatitude,
    longitude: zLongitude
});

/**
 * An address near the coordinates.
 */
export const zUsNearAddress = z.strictObject({
    distance: z.number().check(z.gte(0), z.lte(10000)),
    bearing: z.number().check(z.gte(0), z.lte(359.9)),
    postal_address: zUsAddress,
    coordinates: zCoordinates
});

/**
 * The addresses nearest to the coordinates.
 */
export const zUsNearestAnswer = z.strictObject({
    results: z.array(zUsNearAddress).check(z.maxLength(10))
});

/**
 * The building. A figure is null if it doesn't apply to this kind of building.
 */
export const zUsStructure = z.strictObject({
    building_use: z.enum([
        'single-family',
        'apartments',
        'offices',
        'retail'
    ]),
    year_built: z.int().check(z.gte(1600), z.lte(2100)),
    stories: z.int().check(z.gte(1), z.lte(200)),
    square_feet: z.int().check(z.gte(1), z.lte(100000000)),
    units_count: z.int().check(z.gte(1), z.lte(9999)),
    bedrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
    bathrooms: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    construction: z.enum([
        'wood-frame',
        'masonry',
        'concrete',
        'steel'
    ]),
    exterior: z.enum([
        'brick',
        'stone',
        'stucco',
        'siding',
        'shingle',
        'glass',
        'concrete'
    ]),
    roof: z.enum([
        'asphalt-shingle',
        'metal',
        'tile',
        'slate',
        'membrane'
    ]),
    heating: z.enum([
        'forced-air',
        'boiler',
        'heat-pump',
        'electric',
        'none'
    ]),
    cooling: z.enum([
        'central',
        'heat-pump',
        'window',
        'evaporative',
        'none'
    ]),
    parking_spaces: z.int().check(z.gte(0), z.lte(10000))
});

/**
 * The building's lot.
 */
export const zUsLot = z.strictObject({
    acres: z.number().check(z.gte(0), z.lte(10000)),
    square_feet: z.int().check(z.gte(1), z.lte(500000000))
});

/**
 * A building and its lot.
 */
export const zUsProperty = z.strictObject({
    postal_address: zUsAddress,
    structure: zUsStructure,
    lot: zUsLot
});

/**
 * Property data.
 */
export const zUsPropertyAnswer = z.strictObject({
    results: z.array(zUsProperty).check(z.maxLength(10))
});

/**
 * A year.
 */
export const zTaxYear = z.int().check(z.gte(1900), z.lte(2100));

/**
 * Amount in US cents.
 */
export const zPropertyCents = z.int().check(z.gte(0), z.lte(1000000000000));

/**
 * Market value set by the county assessor.
 */
export const zUsAssessment = z.strictObject({
    assessed_year: zTaxYear,
    land_value: zPropertyCents,
    improvement_value: zPropertyCents,
    total_value: zPropertyCents
});

/**
 * County property tax.
 */
export const zUsPropertyTax = z.strictObject({
    tax_year: zTaxYear,
    yearly_tax: zPropertyCents
});

/**
 * A mortgage.
 */
export const zUsLoan = z.strictObject({
    loan_kind: z.enum([
        'conventional',
        'fha',
        'va',
        'commercial'
    ]),
    loan_amount: zPropertyCents
});

/**
 * A recorded sale.
 */
export const zUsSale = z.strictObject({
    sold_on: z.iso.date(),
    sale_price: zPropertyCents,
    loan: z.nullable(zUsLoan)
});

/**
 * Assessed values, tax, and last sale of a building and its lot.
 */
export const zUsPropertyFinancials = z.strictObject({
    postal_address: zUsAddress,
    assessment: zUsAssessment,
    property_tax: zUsPropertyTax,
    last_sale: z.nullable(zUsSale)
});

/**
 * Financial data.
 */
export const zUsFinancialAnswer = z.strictObject({
    results: z.array(zUsPropertyFinancials).check(z.maxLength(10))
});

/**
 * Census codes, from largest to smallest area.
 */
export const zUsCensus = z.strictObject({
    state_fips: z.string().check(z.length(2), z.regex(/^[0-9]{2}$/)),
    county_fips: z.string().check(z.length(5), z.regex(/^[0-9]{5}$/)),
    county_name: z.string().check(z.minLength(1), z.maxLength(64)),
    tract: z.string().check(z.length(6), z.regex(/^[0-9]{6}$/)),
    block_group: z.string().check(z.length(1), z.regex(/^[0-9]$/)),
    block: z.string().check(z.length(4), z.regex(/^[0-9]{4}$/)),
    geoid: z.string().check(z.length(15), z.regex(/^[0-9]{15}$/))
});

/**
 * A core-based statistical area (CBSA).
 */
export const zUsStatisticalArea = z.strictObject({
    cbsa_code: z.string().check(z.length(5), z.regex(/^[0-9]{5}$/)),
    cbsa_name: z.string().check(z.minLength(1), z.maxLength(100)),
    cbsa_kind: z.enum(['metropolitan', 'micropolitan'])
});

/**
 * An address with its census geography.
 */
export const zUsGeoreference = z.strictObject({
    postal_address: zUsAddress,
    census: zUsCensus,
    statistical_area: z.nullable(zUsStatisticalArea)
});

/**
 * Census geography.
 */
export const zUsGeoreferenceAnswer = z.strictObject({
    results: z.array(zUsGeoreference).check(z.maxLength(10))
});

/**
 * An apartment or a suite.
 */
export const zUsUnit = z.strictObject({
    secondary_designator: z.string().check(z.minLength(1), z.maxLength(12)),
    secondary_number: z.string().check(z.minLength(1), z.maxLength(12)),
    delivery_line_1: z.string().check(z.minLength(1), z.maxLength(100))
});

/**
 * A building with its units.
 */
export const zUsBuildingUnits = z.strictObject({
    postal_address: zUsAddress,
    units_count: z.int().check(z.gte(0), z.lte(99999)),
    units: z.array(zUsUnit).check(z.maxLength(1000)),
    has_more: z.boolean()
});

/**
 * Units of buildings.
 */
export const zUsSecondaryAnswer = z.strictObject({
    results: z.array(zUsBuildingUnits).check(z.maxLength(10))
});

/**
 * An address with its coordinates.
 */
export const zUsGeocodedAddress = z.strictObject({
    postal_address: zUsAddress,
    coordinates: zCoordinates,
    precision: z.enum([
        'zip5',
        'zip9',
        'rooftop'
    ])
});

/**
 * Coordinates of buildings.
 */
export const zUsGeocodingAnswer = z.strictObject({
    results: z.array(zUsGeocodedAddress).check(z.maxLength(10))
});

/**
 * Country, by its three letters of ISO 3166-1.
 */
export const zCountryIso3 = z.string().check(z.length(3), z.regex(/^[A-Z]{3}$/, 'Enter a valid country.'));

/**
 * State or province; for the United States its two letters. Empty where a country has none.
 */
export const zAdministrativeArea = z.string().check(z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f<>]*$/, 'Enter a valid administrative area.'));

/**
 * City or town.
 */
export const zLocality = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f<>]([^\x00-\x1f\x7f<>]*[^\s\x00-\x1f\x7f<>])?$/, 'Enter a valid locality.'));

/**
 * Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none.
 */
export const zPostalCode = z.string().check(z.maxLength(20), z.regex(/^[A-Za-z0-9 -]*$/, 'Enter a valid postal code.'));

/**
 * The parts of the address. Null for parts that it doesn't have or that weren't found.
 */
export const zInternationalComponents = z.strictObject({
    country_iso3: zCountryIso3,
    administrative_area: zAdministrativeArea,
    locality: zLocality,
    postal_code: zPostalCode,
    street: z.string().check(z.minLength(1), z.maxLength(100)),
    premise: z.nullable(z.string().check(z.minLength(1), z.maxLength(20)))
});

/**
 * More data about the address.
 */
export const zInternationalMetadata = z.strictObject({
    latitude: zLatitude,
    longitude: zLongitude
});

/**
 * Details of the match.
 */
export const zInternationalAnalysis = z.strictObject({
    verification_status: z.enum([
        'verified',
        'partial',
        'ambiguous'
    ]),
    address_precision: z.enum([
        'locality',
        'thoroughfare',
        'premise'
    ])
});

/**
 * An address in the format of its country.
 */
export const zInternationalCandidate = z.strictObject({
    address1: z.string().check(z.minLength(1), z.maxLength(200)),
    address2: z.string().check(z.minLength(1), z.maxLength(200)),
    components: zInternationalComponents,
    metadata: zInternationalMetadata,
    analysis: zInternationalAnalysis
});

/**
 * An address that exists, in the parameters of a lookup.
 */
export const zInternationalClosestAddress = z.strictObject({
    country: zCountryIso3,
    address1: z.string().check(z.minLength(1), z.maxLength(200)),
    locality: zLocality,
    administrative_area: zAdministrativeArea,
    postal_code: zPostalCode
});

/**
 * Why the address has no match, or matches only a street.
 */
export const zInternationalExplanation = z.strictObject({
    part: zAddressPart,
    reason: zNoMatchReason,
    message: zNoMatchMessage,
    numbers: z.nullable(zNumberRange),
    closest: z.array(zInternationalClosestAddress).check(z.maxLength(5))
});

/**
 * The confirmed parts of an address.
 */
export const zInternationalAnswer = z.strictObject({
    candidates: z.array(zInternationalCandidate).check(z.maxLength(10)),
    explanations: z.optional(z.array(zInternationalExplanation).check(z.maxLength(1)))
});

/**
 * An address. If `entries` is greater than 1, it's a street with houses.
 */
export const zInternationalSuggestion = z.strictObject({
    address1: z.string().check(z.minLength(1), z.maxLength(200)),
    address2: z.string().check(z.minLength(1), z.maxLength(200)),
    locality: zLocality,
    postal_code: zPostalCode,
    country_iso3: zCountryIso3,
    entries: z.int().check(z.gte(1), z.lte(99999)),
    group: z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(/^[a-z0-9]+$/)))
});

/**
 * Suggestions for the typed text.
 */
export const zInternationalSuggestions = z.strictObject({
    suggestions: z.array(zInternationalSuggestion).check(z.maxLength(10))
});

/**
 * An address in the format of its country, with its coordinates.
 */
export const zInternationalPlace = z.strictObject({
    address1: z.string().check(z.minLength(1), z.maxLength(200)),
    address2: z.string().check(z.minLength(1), z.maxLength(200)),
    country_iso3: zCountryIso3,
    coordinates: zCoordinates,
    address_precision: z.enum([
        'locality',
        'thoroughfare',
        'premise'
    ])
});

/**
 * Coordinates of addresses.
 */
export const zInternationalGeocodingAnswer = z.strictObject({
    results: z.array(zInternationalPlace).check(z.maxLength(10))
});

/**
 * The street line with the house number. It can include the unit. Without `city`, `state`, and `zipcode`,
 * it's the whole address.
 *
 */
export const zStreet = zStreetLine;

/**
 * Apartment, suite, or floor.
 */
export const zSecondary = zSecondaryLine;

/**
 * City name.
 */
export const zCity = zCityName;

/**
 * State abbreviation or name.
 */
export const zState = zStateName;

/**
 * ZIP Code with five or nine digits.
 */
export const zZipcode = zTypedZipcode;

/**
 * Maximum number of delivery points if several match.
 */
export const zCandidates = zCandidateCount;

/**
 * Any text. It's returned with each delivery point.
 */
export const zInputId = zInputIdText;

/**
 * What to explain.
 */
export const zExplain = z.enum(['no-match']);

/**
 * License to use, such as `us-core-cloud`. If omitted, lookups count against the product's first license for which
 * the account has an active subscription.
 *
 */
export const zLicenseParameter = zLicenseKey;

/**
 * ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
 * same error as an unknown one.
 *
 */
export const zEmbeddedKeyParameter = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
 * be filtered by it. It has no effect on the response.
 *
 */
export const zTagHeader = zRequestTag;

/**
 * The street line with the house number. Without `city`, `state`, and `zipcode`, it's the whole address.
 * It's matched and corrected as in `/us-street`.
 *
 */
export const zStreet2 = zStreetLine;

/**
 * Apartment, suite, or floor.
 */
export const zSecondary2 = zSecondaryLine;

/**
 * City name.
 */
export const zCity2 = zCityName;

/**
 * State abbreviation or name.
 */
export const zState2 = zStateName;

/**
 * ZIP Code with five or nine digits.
 */
export const zZipcode2 = zTypedZipcode;

export const zVerifyUsAddressHeaders = z.object({
    'X-Tag': z.optional(zRequestTag)
});

export const zVerifyUsAddressQuery = z.object({
    street: zStreetLine,
    secondary: z.optional(zSecondaryLine),
    city: z.optional(zCityName),
    state: z.optional(zStateName),
    zipcode: z.optional(zTypedZipcode),
    candidates: z.optional(zCandidateCount),
    input_id: z.optional(zInputIdText),
    explain: z.optional(z.enum(['no-match'])),
    license: z.optional(zLicenseKey),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The matching delivery points, best match first. Empty if no address matches.
 */
export const zVerifyUsAddressResponse = zUsStreetAnswer;

export const zVerifyUsAddressesBody2 = zVerifyUsAddressesBody;

export const zVerifyUsAddressesHeaders = z.object({
    'X-Tag': z.optional(zRequestTag)
});

export const zVerifyUsAddressesQuery = z.object({
    explain: z.optional(z.enum(['no-match'])),
    license: z.optional(zLicenseKey),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The matching delivery points, by lookup.
 */
export const zVerifyUsAddressesResponse = zUsStreetAnswer;

export const zSuggestUsAddressesHeaders = z.object({
    'X-Tag': z.optional(zRequestTag)
});

export const zSuggestUsAddressesQuery = z.object({
    search: z.string().check(z.minLength(1), z.maxLength(127)),
    max_results: z._default(z.optional(z.int().check(z.gte(1), z.lte(10))), 10),
    only_state: z.optional(z.string().check(z.length(2), z.regex(/^[A-Za-z]{2}$/))),
    selected: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    license: z.optional(zLicenseKey),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The suggestions: addresses in alphabetical order, units by number. Empty if no address matches.
 *
 */
export const zSuggestUsAddressesResponse = zUsSuggestions;

export const zFindNearestUsAddressesHeaders = z.object({
    'X-Tag': z.optional(zRequestTag)
});

export const zFindNearestUsAddressesQuery = z.object({
    latitude: zLatitude,
    longitude: zLongitude,
    max_distance: z._default(z.optional(z.int().check(z.gte(1), z.lte(10000))), 200),
    max_results: z._default(z.optional(z.int().check(z.gte(1), z.lte(10))), 5),
    license: z.optional(zLicenseKey),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The addresses, nearest first. Empty if none is within `max_distance`.
 */
export const zFindNearestUsAddressesResponse = zUsNearestAnswer;

export const zGetUsPropertyHeaders = z.object({
    'X-Tag': z.optional(zRequestTag)
});

export const zGetUsPropertyQuery = z.object({
    street: zStreetLine,
    secondary: z.optional(zSecondaryLine),
    city: z.optional(zCityName),
    state: z.optional(zStateName),
    zipcode: z.optional(zTypedZipcode),
    license: z.optional(zLicenseKey),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The matching buildings. Empty if no address matches.
 */
export const zGetUsPropertyResponse = zUsPropertyAnswer;

export const zGetUsPropertyFinancialsHeaders = z.object({
    'X-Tag': z.optional(zRequestTag)
});

export const zGetUsPropertyFinancialsQuery = z.object({
    street: zStreetLine,
    secondary: z.optional(zSecondaryLine),
    city: z.optional(zCityName),
    state: z.optional(zStateName),
    zipcode: z.optional(zTypedZipcode),
    license: z.optional(zLicenseKey),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The matching buildings. Empty if no address matches.
 */
export const zGetUsPropertyFinancialsResponse = zUsFinancialAnswer;

export const zGetUsGeoreferenceHeaders = z.object({
    'X-Tag': z.optional(zRequestTag)
});

export const zGetUsGeoreferenceQuery = z.object({
    street: zStreetLine,
    secondary: z.optional(zSecondaryLine),
    city: z.optional(zCityName),
    state: z.optional(zStateName),
    zipcode: z.optional(zTypedZipcode),
    license: z.optional(zLicenseKey),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The matching delivery points. Empty if no address matches.
 */
export const zGetUsGeoreferenceResponse = zUsGeoreferenceAnswer;

export const zListUsSecondaryAddressesHeaders = z.object({
    'X-Tag': z.optional(zRequestTag)
});

export const zListUsSecondaryAddressesQuery = z.object({
    street: zStreetLine,
    city: z.optional(zCityName),
    state: z.optional(zStateName),
    zipcode: z.optional(zTypedZipcode),
    max_results: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000))), 100),
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(12), z.regex(/^[A-Za-z0-9-]+$/))),
    license: z.optional(zLicenseKey),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The matching buildings. Empty if no address matches.
 */
export const zListUsSecondaryAddressesResponse = zUsSecondaryAnswer;

export const zGeocodeUsAddressHeaders = z.object({
    'X-Tag': z.optional(zRequestTag)
});

export const zGeocodeUsAddressQuery = z.object({
    street: zStreetLine,
    secondary: z.optional(zSecondaryLine),
    city: z.optional(zCityName),
    state: z.optional(zStateName),
    zipcode: z.optional(zTypedZipcode),
    license: z.optional(zLicenseKey),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The matching delivery points. Empty if no address matches.
 */
export const zGeocodeUsAddressResponse = zUsGeocodingAnswer;

export const zVerifyInternationalAddressHeaders = z.object({
    'X-Tag': z.optional(zRequestTag)
});

export const zVerifyInternationalAddressQuery = z.object({
    country: z.string().check(z.minLength(2), z.maxLength(64)),
    address1: z.string().check(z.minLength(1), z.maxLength(200)),
    locality: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    administrative_area: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    postal_code: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
    explain: z.optional(z.enum(['no-match'])),
    license: z.optional(zLicenseKey),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The verified addresses. Empty if there are none.
 */
export const zVerifyInternationalAddressResponse = zInternationalAnswer;

export const zSuggestInternationalAddressesHeaders = z.object({
    'X-Tag': z.optional(zRequestTag)
});

export const zSuggestInternationalAddressesQuery = z.object({
    country: z.string().check(z.minLength(2), z.maxLength(64)),
    search: z.string().check(z.minLength(1), z.maxLength(127)),
    group: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(/^[a-z0-9]+$/))),
    max_results: z._default(z.optional(z.int().check(z.gte(1), z.lte(10))), 10),
    license: z.optional(zLicenseKey),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The suggestions: streets in alphabetical order, houses by number. Empty if no address matches.
 *
 */
export const zSuggestInternationalAddressesResponse = zInternationalSuggestions;

export const zGeocodeInternationalAddressHeaders = z.object({
    'X-Tag': z.optional(zRequestTag)
});

export const zGeocodeInternationalAddressQuery = z.object({
    country: z.string().check(z.minLength(2), z.maxLength(64)),
    address1: z.string().check(z.minLength(1), z.maxLength(200)),
    locality: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    administrative_area: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    postal_code: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
    license: z.optional(zLicenseKey),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The matching places. Empty if nothing was found.
 */
export const zGeocodeInternationalAddressResponse = zInternationalGeocodingAnswer;
