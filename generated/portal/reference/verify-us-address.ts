// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const verifyUsAddress: ReferenceOperation = {
  "id": "verifyUsAddress",
  "method": "GET",
  "path": "/api/gateway/us-street",
  "summary": "Verify one address in the United States",
  "description": [
    "Finds the delivery point of an address and returns it in standard form. Send the street, and a ZIP code or city and state; or the whole address as `street`, and nothing else. Abbreviations, case and punctuation make no difference. Misspelled streets, cities and states are corrected if only one name is near, and missing parts are completed; `footnotes` says what was changed. The list is empty if no address matches, which is a success and counts as a lookup."
  ],
  "parameters": [
    { "name": "street", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "The street line with the house number; it can include the unit. Without city, state and ZIP code it is the whole address." },
    { "name": "secondary", "type": "string", "isRequired": false, "bounds": "1 to 50 characters", "text": "Apartment, suite or floor." },
    { "name": "city", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Name of the city." },
    { "name": "state", "type": "string", "isRequired": false, "bounds": "1 to 32 characters", "text": "The state, by its abbreviation or its name." },
    { "name": "zipcode", "type": "string", "isRequired": false, "bounds": "1 to 16 characters", "text": "ZIP code, of five digits or nine." },
    { "name": "candidates", "type": "integer", "isRequired": false, "bounds": "1 to 10; default 1", "text": "Maximum number of delivery points if an address matches several." },
    { "name": "input_id", "type": "string", "isRequired": false, "bounds": "1 to 36 characters", "text": "Any text; it is returned with each delivery point." },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first license of the product that the account holds with an active subscription." },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id is refused like an unknown one." }
  ],
  "body": [],
  "answer": [
    { "name": "candidates[]", "type": "array", "isRequired": true, "bounds": "0 to 1000 entries", "text": "Delivery points, by lookup and then best match first." },
    { "name": "candidates[].input_id", "type": "string or null", "isRequired": true, "bounds": "1 to 36 characters", "text": "The lookup's own id; null if it had none." },
    { "name": "candidates[].input_index", "type": "integer", "isRequired": true, "bounds": "0 to 99", "text": "Zero-based index of its lookup in the call." },
    { "name": "candidates[].candidate_index", "type": "integer", "isRequired": true, "bounds": "0 to 9", "text": "Zero-based index among the lookup's delivery points." },
    { "name": "candidates[].delivery_line_1", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "First line of the address in standard form." },
    { "name": "candidates[].delivery_line_2", "type": "string or null", "isRequired": true, "bounds": "1 to 100 characters", "text": "A requested unit that the address does not have; null if none." },
    { "name": "candidates[].last_line", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City, state and ZIP code." },
    { "name": "candidates[].delivery_point_barcode", "type": "string", "isRequired": true, "bounds": "12 characters", "text": "The digits under the bars on an envelope: ZIP code, the four digits after it, delivery point, and a check digit." },
    { "name": "candidates[].components", "type": "object", "isRequired": true, "bounds": "", "text": "The parts of the address; null for parts it does not have." },
    { "name": "candidates[].components.primary_number", "type": "string", "isRequired": true, "bounds": "1 to 12 characters", "text": "House number." },
    { "name": "candidates[].components.street_predirection", "type": "string or null", "isRequired": true, "bounds": "1 to 2 characters", "text": "Direction before the name." },
    { "name": "candidates[].components.street_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "Name of the street." },
    { "name": "candidates[].components.street_suffix", "type": "string or null", "isRequired": true, "bounds": "1 to 12 characters", "text": "Kind of street." },
    { "name": "candidates[].components.street_postdirection", "type": "string or null", "isRequired": true, "bounds": "1 to 2 characters", "text": "Direction after the name." },
    { "name": "candidates[].components.secondary_designator", "type": "string or null", "isRequired": true, "bounds": "1 to 12 characters", "text": "Kind of unit." },
    { "name": "candidates[].components.secondary_number", "type": "string or null", "isRequired": true, "bounds": "1 to 12 characters", "text": "Number of the unit." },
    { "name": "candidates[].components.city_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "City." },
    { "name": "candidates[].components.state_abbreviation", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "State." },
    { "name": "candidates[].components.zipcode", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "ZIP code." },
    { "name": "candidates[].components.plus4_code", "type": "string", "isRequired": true, "bounds": "4 characters", "text": "The four digits after it." },
    { "name": "candidates[].components.delivery_point", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "The mailbox; `99` for a building whose unit is missing or does not exist." },
    { "name": "candidates[].components.delivery_point_check_digit", "type": "string", "isRequired": true, "bounds": "1 characters", "text": "Makes the digits of the barcode add up to a multiple of ten." },
    { "name": "candidates[].metadata", "type": "object", "isRequired": true, "bounds": "", "text": "What else is known about the place." },
    { "name": "candidates[].metadata.record_type", "type": "string", "isRequired": true, "bounds": "street, high-rise, firm", "text": "Kind of delivery point." },
    { "name": "candidates[].metadata.county_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "County." },
    { "name": "candidates[].metadata.latitude", "type": "number", "isRequired": true, "bounds": "-90 to 90", "text": "Degrees north of the equator." },
    { "name": "candidates[].metadata.longitude", "type": "number", "isRequired": true, "bounds": "-180 to 180", "text": "Degrees east of Greenwich." },
    { "name": "candidates[].metadata.precision", "type": "string", "isRequired": true, "bounds": "zip5, zip9, rooftop", "text": "How exact the coordinates are: the ZIP code or the block. Those of the building come from `/us-rooftop-geocoding`." },
    { "name": "candidates[].metadata.time_zone", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "Name of the time zone (IANA)." },
    { "name": "candidates[].metadata.rdi", "type": "string", "isRequired": true, "bounds": "residential, commercial", "text": "Whether people live there." },
    { "name": "candidates[].analysis", "type": "object", "isRequired": true, "bounds": "", "text": "How certain the match is." },
    { "name": "candidates[].analysis.dpv_match_code", "type": "string", "isRequired": true, "bounds": "Y, S, D", "text": "Y: the whole address is confirmed. S: the house is confirmed, the requested unit does not exist. D: the house is confirmed and has units, but none was requested." },
    { "name": "candidates[].analysis.dpv_footnotes", "type": "string", "isRequired": true, "bounds": "0 to 32 characters", "text": "The same in pairs of characters: `AA`, city, state, ZIP code and street are valid; `BB`, the whole address is; `CC`, the requested unit is not; `N1`, a unit is missing." },
    { "name": "candidates[].analysis.footnotes", "type": "string", "isRequired": true, "bounds": "0 to 64 characters", "text": "What differs from the address that was sent, empty if nothing: `A#`, the ZIP code was corrected or added; `B#`, the spelling of the city or state was corrected; `H#`, the building has units, and none was given; `L#`, a direction or the kind of street was added; `M#`, the spelling of the street was corrected; `N#`, words were abbreviated; `S#`, there is no such unit." },
    { "name": "candidates[].analysis.vacant", "type": "boolean", "isRequired": true, "bounds": "", "text": "Whether the address has been vacant for a while." },
    { "name": "candidates[].analysis.active", "type": "boolean", "isRequired": true, "bounds": "", "text": "Whether mail is delivered there." }
  ],
  "refusals": [
    {
      "status": 400,
      "text": "A parameter is invalid, or the API was interrupted.",
      "errors": [
        "required",
        "processing-interrupted"
      ]
    },
    {
      "status": 401,
      "text": "The credentials are not valid.",
      "errors": [
        "not-permitted",
        "secret-key-in-browser"
      ]
    },
    {
      "status": 402,
      "text": "No subscription covers the lookup, or the key has reached its limit.",
      "errors": [
        "license-not-recognized",
        "subscription-inactive",
        "key-limit-reached"
      ]
    },
    {
      "status": 403,
      "text": "The key is valid, but not for this use.",
      "errors": [
        "key-unauthorized",
        "suspected-bot"
      ]
    },
    {
      "status": 429,
      "text": "More lookups in a second than the rate limit, too many calls from one address, or the demonstration is used up. Retry-After gives the wait in seconds.",
      "errors": [
        "too-many-requests",
        "requests-too-fast",
        "demonstration-limit-reached"
      ]
    },
    {
      "status": 500,
      "text": "Something failed on our side. The answer and our log carry the same X-Request-Id.",
      "errors": [
        "gateway-failure"
      ]
    },
    {
      "status": 502,
      "text": "The service that looks addresses up failed. While it rests after several failures, Retry-After gives the wait in seconds.",
      "errors": [
        "gateway-unavailable"
      ]
    }
  ]
}
