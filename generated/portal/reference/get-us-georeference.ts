// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const getUsGeoreference: ReferenceOperation = {
  "id": "getUsGeoreference",
  "method": "GET",
  "path": "/api/gateway/us-georeference",
  "summary": "Get the census geography of a US address",
  "description": [
    "Returns the census areas that contain an address: state and county (FIPS), tract, block group, block, and metropolitan or micropolitan area (CBSA). It uses 2020 census geography and CBSAs of March 2020. A unit has the geography of its building. Several results mean that several houses match, best match first. An empty list means that no address matches. That's a success and counts as a lookup.",
    "The demo sample has the real codes of states, counties, and CBSAs. Its tracts and blocks are invented but don't change."
  ],
  "parameters": [
    { "name": "street", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "The street line with the house number. Without `city`, `state`, and `zipcode`, it's the whole address. It's matched and corrected as in `/us-street`." },
    { "name": "secondary", "type": "string", "isRequired": false, "bounds": "1 to 50 characters", "text": "Apartment, suite, or floor." },
    { "name": "city", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "City name." },
    { "name": "state", "type": "string", "isRequired": false, "bounds": "1 to 32 characters", "text": "State abbreviation or name." },
    { "name": "zipcode", "type": "string", "isRequired": false, "bounds": "1 to 16 characters", "text": "ZIP Code with five or nine digits." },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "License to use, such as `us-core-cloud`. If omitted, lookups count against the product's first license for which the account has an active subscription." },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the same error as an unknown one." }
  ],
  "body": [],
  "answer": [
    { "name": "results[]", "type": "array", "isRequired": true, "bounds": "0 to 10 entries", "text": "The results, best match first." },
    { "name": "results[].postal_address", "type": "object", "isRequired": true, "bounds": "", "text": "A delivery point in standard form." },
    { "name": "results[].postal_address.delivery_line_1", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "House number, street, and the unit if it was sent and exists." },
    { "name": "results[].postal_address.last_line", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City, state, and ZIP Code." },
    { "name": "results[].postal_address.city_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "City." },
    { "name": "results[].postal_address.state_abbreviation", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "State." },
    { "name": "results[].postal_address.zipcode", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "ZIP Code." },
    { "name": "results[].postal_address.plus4_code", "type": "string", "isRequired": true, "bounds": "4 characters", "text": "The four digits after the ZIP Code." },
    { "name": "results[].postal_address.delivery_point_barcode", "type": "string", "isRequired": true, "bounds": "12 characters", "text": "The digits of the delivery point barcode, the same that `/us-street` returns. Use them to join this data with other data." },
    { "name": "results[].census", "type": "object", "isRequired": true, "bounds": "", "text": "Census codes, from largest to smallest area." },
    { "name": "results[].census.state_fips", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "State code." },
    { "name": "results[].census.county_fips", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "Code of the county or county equivalent. The first two digits are the state." },
    { "name": "results[].census.county_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "Its name." },
    { "name": "results[].census.tract", "type": "string", "isRequired": true, "bounds": "6 characters", "text": "Tract within the county. The last two digits follow the decimal point." },
    { "name": "results[].census.block_group", "type": "string", "isRequired": true, "bounds": "1 characters", "text": "Block group within the tract." },
    { "name": "results[].census.block", "type": "string", "isRequired": true, "bounds": "4 characters", "text": "Block within the tract. The first digit is its block group." },
    { "name": "results[].census.geoid", "type": "string", "isRequired": true, "bounds": "15 characters", "text": "The complete code: county, tract, and block." },
    { "name": "results[].statistical_area", "type": "object or null", "isRequired": true, "bounds": "", "text": "The metropolitan or micropolitan area. Null if the address is outside all of them." },
    { "name": "results[].statistical_area.cbsa_code", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "CBSA code." },
    { "name": "results[].statistical_area.cbsa_name", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "Cities and states in the name of the area." },
    { "name": "results[].statistical_area.cbsa_kind", "type": "string", "isRequired": true, "bounds": "metropolitan, micropolitan", "text": "`metropolitan` if its largest city has 50,000 people or more, otherwise `micropolitan`." }
  ],
  "refusals": [
    {
      "status": 400,
      "text": "A parameter is invalid, or processing was interrupted.",
      "errors": [
        "required",
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
