// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const verifyUsAddresses: ReferenceOperation = {
  "id": "verifyUsAddresses",
  "method": "POST",
  "path": "/api/gateway/us-street",
  "summary": "Verify up to 100 US addresses",
  "description": [
    "Verifies a batch of addresses. Each one counts as a lookup. The response has the delivery points of all lookups in order. `input_index` is the zero-based index of the lookup, and a lookup without a match has no delivery points. If the batch has more lookups than the subscription or the key's limit has left, the whole request is rejected."
  ],
  "parameters": [
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "License to use, such as `us-core-cloud`. If omitted, lookups count against the product's first license for which the account has an active subscription." },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the same error as an unknown one." }
  ],
  "body": [
    { "name": "lookups[]", "type": "array", "isRequired": true, "bounds": "1 to 100 entries", "text": "The lookups. Each one counts." },
    { "name": "lookups[].street", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "The street line." },
    { "name": "lookups[].secondary", "type": "string", "isRequired": false, "bounds": "1 to 50 characters", "text": "The unit." },
    { "name": "lookups[].city", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Name of a city." },
    { "name": "lookups[].state", "type": "string", "isRequired": false, "bounds": "1 to 32 characters", "text": "A state." },
    { "name": "lookups[].zipcode", "type": "string", "isRequired": false, "bounds": "1 to 16 characters", "text": "A ZIP Code." },
    { "name": "lookups[].candidates", "type": "integer", "isRequired": false, "bounds": "1 to 10; default 1", "text": "How many delivery points." },
    { "name": "lookups[].input_id", "type": "string", "isRequired": false, "bounds": "1 to 36 characters", "text": "Something of the caller's." }
  ],
  "answer": [
    { "name": "candidates[]", "type": "array", "isRequired": true, "bounds": "0 to 1000 entries", "text": "Delivery points by lookup, best match first." },
    { "name": "candidates[].input_id", "type": "string or null", "isRequired": true, "bounds": "1 to 36 characters", "text": "The `input_id` of the lookup. Null if it has none." },
    { "name": "candidates[].input_index", "type": "integer", "isRequired": true, "bounds": "0 to 99", "text": "Zero-based index of the lookup in the request." },
    { "name": "candidates[].candidate_index", "type": "integer", "isRequired": true, "bounds": "0 to 9", "text": "Zero-based index of the delivery point within its lookup." },
    { "name": "candidates[].delivery_line_1", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "First line of the address in standard form." },
    { "name": "candidates[].delivery_line_2", "type": "string or null", "isRequired": true, "bounds": "1 to 100 characters", "text": "The unit you sent, if the address doesn't have it. Otherwise null." },
    { "name": "candidates[].last_line", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City, state, and ZIP Code." },
    { "name": "candidates[].delivery_point_barcode", "type": "string", "isRequired": true, "bounds": "12 characters", "text": "The digits of the delivery point barcode: ZIP Code, ZIP+4 digits, delivery point, and check digit." },
    { "name": "candidates[].components", "type": "object", "isRequired": true, "bounds": "", "text": "The parts of the address. Null for parts it doesn't have." },
    { "name": "candidates[].components.primary_number", "type": "string", "isRequired": true, "bounds": "1 to 12 characters", "text": "House number." },
    { "name": "candidates[].components.street_predirection", "type": "string or null", "isRequired": true, "bounds": "1 to 2 characters", "text": "Direction before the street name." },
    { "name": "candidates[].components.street_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "Name of the street." },
    { "name": "candidates[].components.street_suffix", "type": "string or null", "isRequired": true, "bounds": "1 to 12 characters", "text": "Kind of street." },
    { "name": "candidates[].components.street_postdirection", "type": "string or null", "isRequired": true, "bounds": "1 to 2 characters", "text": "Direction after the street name." },
    { "name": "candidates[].components.secondary_designator", "type": "string or null", "isRequired": true, "bounds": "1 to 12 characters", "text": "Kind of unit." },
    { "name": "candidates[].components.secondary_number", "type": "string or null", "isRequired": true, "bounds": "1 to 12 characters", "text": "Unit number." },
    { "name": "candidates[].components.city_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "City." },
    { "name": "candidates[].components.state_abbreviation", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "State." },
    { "name": "candidates[].components.zipcode", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "ZIP Code." },
    { "name": "candidates[].components.plus4_code", "type": "string", "isRequired": true, "bounds": "4 characters", "text": "The four digits after the ZIP Code." },
    { "name": "candidates[].components.delivery_point", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "Delivery point. `99` if a building's unit is missing or doesn't exist." },
    { "name": "candidates[].components.delivery_point_check_digit", "type": "string", "isRequired": true, "bounds": "1 characters", "text": "Check digit of the barcode." },
    { "name": "candidates[].metadata", "type": "object", "isRequired": true, "bounds": "", "text": "More data about the address." },
    { "name": "candidates[].metadata.record_type", "type": "string", "isRequired": true, "bounds": "street, high-rise, firm", "text": "Type of the record." },
    { "name": "candidates[].metadata.county_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "County." },
    { "name": "candidates[].metadata.latitude", "type": "number", "isRequired": true, "bounds": "-90 to 90", "text": "Degrees north of the equator." },
    { "name": "candidates[].metadata.longitude", "type": "number", "isRequired": true, "bounds": "-180 to 180", "text": "Degrees east of Greenwich." },
    { "name": "candidates[].metadata.precision", "type": "string", "isRequired": true, "bounds": "zip5, zip9, rooftop", "text": "Precision of the coordinates: the ZIP Code or the block. `/us-rooftop-geocoding` returns rooftop coordinates." },
    { "name": "candidates[].metadata.time_zone", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "IANA time zone." },
    { "name": "candidates[].metadata.rdi", "type": "string", "isRequired": true, "bounds": "residential, commercial", "text": "Whether the address is residential." },
    { "name": "candidates[].analysis", "type": "object", "isRequired": true, "bounds": "", "text": "Details of the match." },
    { "name": "candidates[].analysis.dpv_match_code", "type": "string", "isRequired": true, "bounds": "Y, S, D", "text": "`Y`: deliverable. `S`: the building is deliverable, but it doesn't have this unit. `D`: the building is deliverable and has units, but the address has none." },
    { "name": "candidates[].analysis.dpv_footnotes", "type": "string", "isRequired": true, "bounds": "0 to 32 characters", "text": "DPV footnotes, in pairs of characters. `AA`: the city, state, ZIP Code, and street are valid. `BB`: the whole address is valid. `CC`: the unit doesn't exist. `N1`: the unit is missing." },
    { "name": "candidates[].analysis.footnotes", "type": "string", "isRequired": true, "bounds": "0 to 64 characters", "text": "Changes to the address. Empty if there are none. `A#`: corrected or added the ZIP Code. `B#`: corrected the city or state. `H#`: the building has units, and the address has none. `L#`: added a direction or street type. `M#`: corrected the street. `N#`: abbreviated words. `S#`: the unit doesn't exist." },
    { "name": "candidates[].analysis.vacant", "type": "boolean", "isRequired": true, "bounds": "", "text": "Whether the address has been vacant for a while." },
    { "name": "candidates[].analysis.active", "type": "boolean", "isRequired": true, "bounds": "", "text": "Whether mail is delivered there." }
  ],
  "refusals": [
    {
      "status": 400,
      "text": "The body is invalid, or processing was interrupted.",
      "errors": [
        "too-few",
        "processing-interrupted"
      ]
    },
    {
      "status": 401,
      "text": "The credentials aren't valid.",
      "errors": [
        "not-permitted",
        "secret-key-in-browser"
      ]
    },
    {
      "status": 402,
      "text": "No subscription covers the lookup, or the key reached its limit.",
      "errors": [
        "license-not-recognized",
        "subscription-inactive",
        "key-limit-reached"
      ]
    },
    {
      "status": 403,
      "text": "The key is valid, but it can't be used for this request.",
      "errors": [
        "key-unauthorized",
        "suspected-bot"
      ]
    },
    {
      "status": 412,
      "text": "The body can't be read. The status is 412 for compatibility.",
      "errors": [
        "body-not-processable",
        "lookup-body-too-large"
      ]
    },
    {
      "status": 429,
      "text": "You exceeded the rate limit, one IP address sent too many requests, or the network used its demonstration lookups. `Retry-After` has the number of seconds to wait.",
      "errors": [
        "too-many-requests",
        "requests-too-fast",
        "demonstration-limit-reached"
      ]
    },
    {
      "status": 500,
      "text": "Something failed on our side. The response and our log have the same X-Request-Id.",
      "errors": [
        "gateway-failure"
      ]
    },
    {
      "status": 502,
      "text": "An internal service failed. While it's paused after several failures, `Retry-After` has the number of seconds to wait.",
      "errors": [
        "gateway-unavailable"
      ]
    }
  ]
}
