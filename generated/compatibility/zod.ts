// Generated from openapi/compatibility by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * Identifies an address. The same address always has the same key.
 */
export const zAddressKey = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * The parts of the address.
 */
export const zCompatibleComponents = z.strictObject({
    primary_number: z.string().check(z.minLength(1), z.maxLength(12)),
    street_predirection: z.optional(z.string().check(z.minLength(1), z.maxLength(2))),
    street_name: z.string().check(z.minLength(1), z.maxLength(64)),
    street_suffix: z.optional(z.string().check(z.minLength(1), z.maxLength(12))),
    street_postdirection: z.optional(z.string().check(z.minLength(1), z.maxLength(2))),
    secondary_designator: z.optional(z.string().check(z.minLength(1), z.maxLength(12))),
    secondary_number: z.optional(z.string().check(z.minLength(1), z.maxLength(12))),
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
export const zCompatibleMetadata = z.strictObject({
    record_type: z.enum([
        'S',
        'H',
        'F'
    ]),
    county_name: z.string().check(z.minLength(1), z.maxLength(64)),
    rdi: z.enum(['Residential', 'Commercial']),
    latitude: zLatitude,
    longitude: zLongitude,
    precision: z.enum([
        'Zip5',
        'Zip9',
        'Rooftop'
    ]),
    time_zone: z.string().check(z.minLength(1), z.maxLength(64)),
    utc_offset: z.number().check(z.gte(-12), z.lte(14)),
    dst: z.optional(z.boolean()),
    iana_time_zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    iana_utc_offset: z.optional(z.number().check(z.gte(-12), z.lte(14))),
    iana_dst: z.optional(z.boolean())
});

/**
 * `Y` or `N`.
 */
export const zYesOrNo = z.enum(['Y', 'N']);

/**
 * Details of the match.
 */
export const zCompatibleAnalysis = z.strictObject({
    dpv_match_code: z.enum([
        'Y',
        'S',
        'D'
    ]),
    dpv_footnotes: z.string().check(z.maxLength(32), z.regex(/^([A-Z][A-Z0-9])*$/)),
    dpv_vacant: zYesOrNo,
    active: zYesOrNo,
    footnotes: z.optional(z.string().check(z.minLength(2), z.maxLength(64), z.regex(/^([A-Z]{1,2}#)+$/))),
    enhanced_match: z.optional(z.enum([
        'postal-match',
        'postal-match,missing-secondary',
        'postal-match,unknown-secondary'
    ]))
});

/**
 * A delivery point.
 */
export const zCompatibleCandidate = z.strictObject({
    input_id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    input_index: z.int().check(z.gte(0), z.lte(99)),
    candidate_index: z.int().check(z.gte(0), z.lte(9)),
    addressee: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    delivery_line_1: z.string().check(z.minLength(1), z.maxLength(100)),
    delivery_line_2: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    last_line: z.string().check(z.minLength(1), z.maxLength(100)),
    delivery_point_barcode: z.string().check(z.length(12), z.regex(/^[0-9]{12}$/)),
    smarty_key: zAddressKey,
    components: zCompatibleComponents,
    metadata: zCompatibleMetadata,
    analysis: zCompatibleAnalysis
});

/**
 * Delivery points by address, best match first.
 */
export const zCompatibleCandidates = z.array(zCompatibleCandidate).check(z.maxLength(1000));

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
 * Why the request failed.
 */
export const zCompatibleErrors = z.strictObject({
    errors: zErrorList
});

/**
 * An address to verify, with the fields of the query of a single one.
 */
export const zCompatibleLookup = z.object({
    street: z.string().check(z.minLength(1), z.maxLength(100)),
    secondary: z.optional(z.string().check(z.maxLength(50))),
    city: z.optional(z.string().check(z.maxLength(64))),
    state: z.optional(z.string().check(z.maxLength(32))),
    zipcode: z.optional(z.union([
        z.string().check(z.maxLength(16)),
        z.int().check(z.gte(0), z.lte(999999999))
    ])),
    lastline: z.optional(z.string().check(z.maxLength(100))),
    addressee: z.optional(z.string().check(z.maxLength(64))),
    candidates: z._default(z.optional(z.int().check(z.gte(1), z.lte(10))), 1),
    match: z.optional(z.string().check(z.maxLength(16))),
    input_id: z.optional(z.union([
        z.string().check(z.maxLength(36)),
        z.int().check(z.gte(0), z.lte(9007199254740991))
    ]))
});

/**
 * The addresses. Each one counts.
 */
export const zVerifyStreetAddressesBody = z.array(zCompatibleLookup).check(z.minLength(1), z.maxLength(100));

/**
 * Cities with their states.
 */
export const zPlaceList = z.string().check(z.maxLength(1000));

/**
 * State abbreviations.
 */
export const zStateList = z.string().check(z.maxLength(300));

/**
 * ZIP Codes.
 */
export const zZipCodeList = z.string().check(z.maxLength(1000));

/**
 * An address. If `entries` is greater than 1, it's a building with so many units.
 */
export const zCompatibleSuggestion = z.strictObject({
    street_line: z.string().check(z.minLength(1), z.maxLength(100)),
    secondary: z.string().check(z.maxLength(50)),
    city: z.string().check(z.minLength(1), z.maxLength(64)),
    state: z.string().check(z.length(2), z.regex(/^[A-Z]{2}$/)),
    zipcode: z.string().check(z.length(5), z.regex(/^[0-9]{5}$/)),
    entries: z.int().check(z.gte(0), z.lte(9999)),
    smarty_key: z.optional(zAddressKey),
    entry_id: z.optional(zAddressKey)
});

/**
 * A postal address.
 */
export const zCompatibleAddress = z.strictObject({
    street: z.string().check(z.minLength(1), z.maxLength(100)),
    city: z.string().check(z.minLength(1), z.maxLength(64)),
    state_abbreviation: z.string().check(z.length(2), z.regex(/^[A-Z]{2}$/)),
    zipcode: z.string().check(z.length(5), z.regex(/^[0-9]{5}$/)),
    source: z.enum(['postal']),
    smarty_key: zAddressKey
});

/**
 * Where the address is.
 */
export const zCompatibleCoordinate = z.strictObject({
    latitude: zLatitude,
    longitude: zLongitude,
    accuracy: z.enum(['Rooftop'])
});

/**
 * An address near the coordinates.
 */
export const zCompatibleNearAddress = z.strictObject({
    distance: z.number().check(z.gte(0), z.lte(10000)),
    address: zCompatibleAddress,
    coordinate: zCompatibleCoordinate
});

/**
 * What a text or a place leads to.
 */
export const zCompatibleLookupResult = z.strictObject({
    suggestions: z.optional(z.array(zCompatibleSuggestion).check(z.maxLength(10))),
    results: z.optional(z.array(zCompatibleNearAddress).check(z.maxLength(10)))
});

/**
 * A loan for the property.
 */
export const zCompatibleLoan = z.strictObject({
    mortgage_type: z.string().check(z.minLength(1), z.maxLength(20)),
    mortgage_amount: z.string().check(z.minLength(1), z.maxLength(20)),
    recording_date: z.iso.date()
});

/**
 * Attributes as texts. Which ones there are depends on the request and the building.
 */
export const zCompatiblePropertyAttributes = z.strictObject({
    property_address_full: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    property_address_city: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    property_address_state: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    property_address_zipcode: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    property_address_zip_4: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    land_use_group: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    year_built: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    stories_number: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    building_sqft: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    unit_count: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    bedrooms: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    bathrooms_total: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    construction_type: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    exterior_walls: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    roof_cover: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    heat: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    air_conditioner: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    parking_spaces: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    acres: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    lot_sqft: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    assessed_land_value: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    assessed_improvement_value: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    assessed_value: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    tax_assess_year: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    tax_fiscal_year: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    tax_billed_amount: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    sale_date: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    sale_amount: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    financial_history: z.optional(z.array(zCompatibleLoan).check(z.maxLength(1)))
});

/**
 * A property.
 */
export const zCompatibleProperty = z.strictObject({
    smarty_key: zAddressKey,
    data_set_name: z.enum(['property']),
    data_subset_name: z.enum(['principal', 'financial']),
    attributes: zCompatiblePropertyAttributes
});

/**
 * The property, or nothing.
 */
export const zCompatiblePropertyList = z.array(zCompatibleProperty).check(z.maxLength(1));

/**
 * A block of the census.
 */
export const zCompatibleCensusBlock = z.strictObject({
    accuracy: z.enum(['block']),
    geoid: z.string().check(z.length(15), z.regex(/^[0-9]{15}$/))
});

/**
 * An area with a code.
 */
export const zCompatibleArea = z.strictObject({
    code: z.string().check(z.length(5), z.regex(/^[0-9]{5}$/)),
    name: z.string().check(z.minLength(1), z.maxLength(100))
});

/**
 * A tract of the census.
 */
export const zCompatibleCensusTract = z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(10))
});

/**
 * Census codes and names.
 */
export const zCompatibleGeoAttributes = z.strictObject({
    census_block: zCompatibleCensusBlock,
    census_county_division: zCompatibleArea,
    census_tract: zCompatibleCensusTract,
    core_based_stat_area: z.optional(zCompatibleArea)
});

/**
 * The census geography of an address.
 */
export const zCompatibleGeoReference = z.strictObject({
    smarty_key: zAddressKey,
    data_set_name: z.enum(['geo-reference']),
    attributes: zCompatibleGeoAttributes
});

/**
 * The census geography, or nothing.
 */
export const zCompatibleGeoReferenceList = z.array(zCompatibleGeoReference).check(z.maxLength(1));

/**
 * The building.
 */
export const zCompatibleRootAddress = z.strictObject({
    secondary_count: z.int().check(z.gte(0), z.lte(99999)),
    smarty_key: zAddressKey,
    primary_number: z.string().check(z.minLength(1), z.maxLength(12)),
    street_name: z.string().check(z.maxLength(100)),
    city_name: z.string().check(z.minLength(1), z.maxLength(64)),
    state_abbreviation: z.string().check(z.length(2), z.regex(/^[A-Z]{2}$/)),
    zipcode: z.string().check(z.length(5), z.regex(/^[0-9]{5}$/)),
    plus4_code: z.string().check(z.length(4), z.regex(/^[0-9]{4}$/))
});

/**
 * A unit.
 */
export const zCompatibleSecondary = z.strictObject({
    smarty_key: zAddressKey,
    secondary_designator: z.string().check(z.minLength(1), z.maxLength(12)),
    secondary_number: z.string().check(z.minLength(1), z.maxLength(12))
});

/**
 * A building with its units.
 */
export const zCompatibleSecondaries = z.strictObject({
    smarty_key: zAddressKey,
    root_address: zCompatibleRootAddress,
    secondaries: z.array(zCompatibleSecondary).check(z.maxLength(1000))
});

/**
 * The building with its units, or nothing.
 */
export const zCompatibleSecondaryList = z.array(zCompatibleSecondaries).check(z.maxLength(1));

/**
 * How many units an address has.
 */
export const zCompatibleSecondaryCount = z.strictObject({
    smarty_key: zAddressKey,
    count: z.int().check(z.gte(0), z.lte(99999))
});

/**
 * The number of units, or nothing.
 */
export const zCompatibleSecondaryCountList = z.array(zCompatibleSecondaryCount).check(z.maxLength(1));

/**
 * Country, by its three letters of ISO 3166-1.
 */
export const zCountryIso3 = z.string().check(z.length(3), z.regex(/^[A-Z]{3}$/, 'Enter a valid country.'));

/**
 * City or town.
 */
export const zLocality = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f<>]([^\x00-\x1f\x7f<>]*[^\s\x00-\x1f\x7f<>])?$/, 'Enter a valid locality.'));

/**
 * Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none.
 */
export const zPostalCode = z.string().check(z.maxLength(20), z.regex(/^[A-Za-z0-9 -]*$/, 'Enter a valid postal code.'));

/**
 * The parts of the address.
 */
export const zCompatibleInternationalComponents = z.strictObject({
    country_iso_3: zCountryIso3,
    administrative_area: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    locality: zLocality,
    postal_code: zPostalCode,
    thoroughfare: z.string().check(z.minLength(1), z.maxLength(100)),
    premise: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
    premise_number: z.optional(z.string().check(z.minLength(1), z.maxLength(20)))
});

/**
 * Where the address is. Empty without `geocode=true`.
 */
export const zCompatibleInternationalMetadata = z.strictObject({
    latitude: z.optional(zLatitude),
    longitude: z.optional(zLongitude),
    geocode_precision: z.optional(z.enum([
        'Locality',
        'Thoroughfare',
        'Premise'
    ]))
});

/**
 * Details of the match.
 */
export const zCompatibleInternationalAnalysis = z.strictObject({
    verification_status: z.enum([
        'Verified',
        'Partial',
        'Ambiguous'
    ]),
    address_precision: z.enum([
        'Locality',
        'Thoroughfare',
        'Premise'
    ])
});

/**
 * An address in the format of its country.
 */
export const zCompatibleInternationalCandidate = z.strictObject({
    address1: z.string().check(z.minLength(1), z.maxLength(200)),
    address2: z.string().check(z.minLength(1), z.maxLength(200)),
    components: zCompatibleInternationalComponents,
    metadata: zCompatibleInternationalMetadata,
    analysis: zCompatibleInternationalAnalysis
});

/**
 * Matching addresses, best match first.
 */
export const zCompatibleInternationalCandidates = z.array(zCompatibleInternationalCandidate).check(z.maxLength(10));

/**
 * Identifies a suggestion.
 */
export const zSuggestionId = z.string().check(z.minLength(1), z.maxLength(290), z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * A suggestion with its ID, or the parts of a single address.
 */
export const zCompatibleInternationalSuggestion = z.strictObject({
    entries: z.optional(z.int().check(z.gte(1), z.lte(99999))),
    address_text: z.optional(z.string().check(z.minLength(1), z.maxLength(401))),
    address_id: z.optional(zSuggestionId),
    street: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    locality: z.optional(zLocality),
    postal_code: z.optional(zPostalCode),
    country_iso3: z.optional(zCountryIso3)
});

/**
 * Suggestions.
 */
export const zCompatibleInternationalSuggestions = z.strictObject({
    candidates: z.array(zCompatibleInternationalSuggestion).check(z.maxLength(10))
});

/**
 * Licenses, separated by commas. The first one that the product has is used. If omitted, lookups count against
 * the product's first license with an active subscription.
 *
 */
export const zLicenseListParameter = z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[a-z0-9,-]+$/));

/**
 * ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
 * same error as an unknown one.
 *
 */
export const zEmbeddedKeyParameter = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * ID of a secret key, if the key allows it in the URL. Better: leave it out, and send ID and token with Basic
 * authentication, which takes precedence.
 *
 */
export const zAuthIdParameter = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * Token of the secret key in `auth-id`. Our log never has it; those of proxies may.
 */
export const zAuthTokenParameter = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * Key of the address, as `smarty_key` of a response; or `search`, for the address in the query.
 */
export const zAddressKeyParameter = zAddressKey;

/**
 * The whole address. Only with the key `search`.
 */
export const zFreeformParameter = z.string().check(z.maxLength(100));

/**
 * The street line. Only with the key `search`.
 */
export const zSearchStreetParameter = z.string().check(z.maxLength(100));

/**
 * City name. Only with the key `search`.
 */
export const zSearchCityParameter = z.string().check(z.maxLength(64));

/**
 * State abbreviation or name. Only with the key `search`.
 */
export const zSearchStateParameter = z.string().check(z.maxLength(32));

/**
 * ZIP Code. Only with the key `search`.
 */
export const zSearchZipcodeParameter = z.string().check(z.maxLength(16));

export const zVerifyStreetAddressQuery = z.object({
    street: z.string().check(z.minLength(1), z.maxLength(100)),
    secondary: z.optional(z.string().check(z.maxLength(50))),
    city: z.optional(z.string().check(z.maxLength(64))),
    state: z.optional(z.string().check(z.maxLength(32))),
    zipcode: z.optional(z.string().check(z.maxLength(16))),
    lastline: z.optional(z.string().check(z.maxLength(100))),
    addressee: z.optional(z.string().check(z.maxLength(64))),
    candidates: z._default(z.optional(z.int().check(z.gte(1), z.lte(10))), 1),
    match: z.optional(z.string().check(z.maxLength(16))),
    input_id: z.optional(z.string().check(z.maxLength(36))),
    features: z.optional(z.string().check(z.maxLength(200))),
    license: z.optional(z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[a-z0-9,-]+$/))),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-id': z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-token': z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The matching delivery points, best match first. Empty if no address matches.
 */
export const zVerifyStreetAddressResponse = zCompatibleCandidates;

export const zVerifyStreetAddressesBody2 = zVerifyStreetAddressesBody;

export const zVerifyStreetAddressesQuery = z.object({
    license: z.optional(z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[a-z0-9,-]+$/))),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-id': z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-token': z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The matching delivery points, by address.
 */
export const zVerifyStreetAddressesResponse = zCompatibleCandidates;

export const zFindUsAddressesQuery = z.object({
    search: z.optional(z.string().check(z.maxLength(127))),
    selected: z.optional(z.string().check(z.maxLength(300))),
    max_results: z._default(z.optional(z.int().check(z.gte(1), z.lte(10))), 10),
    include_only_cities: z.optional(zPlaceList),
    include_only_states: z.optional(zStateList),
    include_only_zip_codes: z.optional(zZipCodeList),
    exclude_states: z.optional(zStateList),
    prefer_cities: z.optional(zPlaceList),
    prefer_states: z.optional(zStateList),
    prefer_zip_codes: z.optional(zZipCodeList),
    prefer_ratio: z._default(z.optional(z.int().check(z.gte(0), z.lte(100))), 100),
    latitude: z.optional(zLatitude),
    longitude: z.optional(zLongitude),
    license: z.optional(z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[a-z0-9,-]+$/))),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-id': z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-token': z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * Suggestions for a text, or results for coordinates. Empty if there are none.
 */
export const zFindUsAddressesResponse = zCompatibleLookupResult;

export const zGetPrincipalPropertyPath = z.object({
    smarty_key: zAddressKey
});

export const zGetPrincipalPropertyQuery = z.object({
    freeform: z.optional(z.string().check(z.maxLength(100))),
    street: z.optional(z.string().check(z.maxLength(100))),
    city: z.optional(z.string().check(z.maxLength(64))),
    state: z.optional(z.string().check(z.maxLength(32))),
    zipcode: z.optional(z.string().check(z.maxLength(16))),
    features: z.optional(z.string().check(z.maxLength(200))),
    license: z.optional(z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[a-z0-9,-]+$/))),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-id': z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-token': z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * A list with one entry. Empty if no address matches.
 */
export const zGetPrincipalPropertyResponse = zCompatiblePropertyList;

export const zGetFinancialPropertyPath = z.object({
    smarty_key: zAddressKey
});

export const zGetFinancialPropertyQuery = z.object({
    freeform: z.optional(z.string().check(z.maxLength(100))),
    street: z.optional(z.string().check(z.maxLength(100))),
    city: z.optional(z.string().check(z.maxLength(64))),
    state: z.optional(z.string().check(z.maxLength(32))),
    zipcode: z.optional(z.string().check(z.maxLength(16))),
    license: z.optional(z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[a-z0-9,-]+$/))),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-id': z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-token': z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * A list with one entry. Empty if no address matches.
 */
export const zGetFinancialPropertyResponse = zCompatiblePropertyList;

export const zGetGeoReferencePath = z.object({
    smarty_key: zAddressKey
});

export const zGetGeoReferenceQuery = z.object({
    freeform: z.optional(z.string().check(z.maxLength(100))),
    street: z.optional(z.string().check(z.maxLength(100))),
    city: z.optional(z.string().check(z.maxLength(64))),
    state: z.optional(z.string().check(z.maxLength(32))),
    zipcode: z.optional(z.string().check(z.maxLength(16))),
    license: z.optional(z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[a-z0-9,-]+$/))),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-id': z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-token': z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * A list with one entry. Empty if no address matches.
 */
export const zGetGeoReferenceResponse = zCompatibleGeoReferenceList;

export const zListSecondariesPath = z.object({
    smarty_key: zAddressKey
});

export const zListSecondariesQuery = z.object({
    freeform: z.optional(z.string().check(z.maxLength(100))),
    street: z.optional(z.string().check(z.maxLength(100))),
    city: z.optional(z.string().check(z.maxLength(64))),
    state: z.optional(z.string().check(z.maxLength(32))),
    zipcode: z.optional(z.string().check(z.maxLength(16))),
    license: z.optional(z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[a-z0-9,-]+$/))),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-id': z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-token': z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * A list with one entry. Empty if no address matches.
 */
export const zListSecondariesResponse = zCompatibleSecondaryList;

export const zGetSecondaryCountPath = z.object({
    smarty_key: zAddressKey
});

export const zGetSecondaryCountQuery = z.object({
    freeform: z.optional(z.string().check(z.maxLength(100))),
    street: z.optional(z.string().check(z.maxLength(100))),
    city: z.optional(z.string().check(z.maxLength(64))),
    state: z.optional(z.string().check(z.maxLength(32))),
    zipcode: z.optional(z.string().check(z.maxLength(16))),
    license: z.optional(z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[a-z0-9,-]+$/))),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-id': z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-token': z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * A list with one entry. Empty if no address matches.
 */
export const zGetSecondaryCountResponse = zCompatibleSecondaryCountList;

export const zVerifyInternationalQuery = z.object({
    country: z.string().check(z.minLength(2), z.maxLength(64)),
    freeform: z.optional(z.string().check(z.maxLength(300))),
    address1: z.optional(z.string().check(z.maxLength(200))),
    address2: z.optional(z.string().check(z.maxLength(200))),
    address3: z.optional(z.string().check(z.maxLength(200))),
    address4: z.optional(z.string().check(z.maxLength(200))),
    locality: z.optional(z.string().check(z.maxLength(100))),
    administrative_area: z.optional(z.string().check(z.maxLength(100))),
    postal_code: z.optional(z.string().check(z.maxLength(20))),
    geocode: z.optional(z.string().check(z.maxLength(8))),
    license: z.optional(z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[a-z0-9,-]+$/))),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-id': z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-token': z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The verified addresses. Empty if there are none.
 */
export const zVerifyInternationalResponse = zCompatibleInternationalCandidates;

export const zSuggestInternationalQuery = z.object({
    country: z.string().check(z.minLength(2), z.maxLength(64)),
    search: z.string().check(z.minLength(1), z.maxLength(127)),
    max_results: z._default(z.optional(z.int().check(z.gte(1), z.lte(10))), 5),
    include_only_locality: z.optional(z.string().check(z.maxLength(100))),
    include_only_postal_code: z.optional(z.string().check(z.maxLength(20))),
    license: z.optional(z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[a-z0-9,-]+$/))),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-id': z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-token': z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The suggestions. Empty if no address matches.
 */
export const zSuggestInternationalResponse = zCompatibleInternationalSuggestions;

export const zSuggestInternationalEntriesPath = z.object({
    address_id: zSuggestionId
});

export const zSuggestInternationalEntriesQuery = z.object({
    search: z.optional(z.string().check(z.maxLength(127))),
    max_results: z._default(z.optional(z.int().check(z.gte(1), z.lte(10))), 5),
    license: z.optional(z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[a-z0-9,-]+$/))),
    key: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-id': z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    'auth-token': z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The houses, or the address. Empty if there is none any more.
 */
export const zSuggestInternationalEntriesResponse = zCompatibleInternationalSuggestions;
