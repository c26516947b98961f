// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const getUsGeoreference: ReferenceOperation = {
  "id": "getUsGeoreference",
  "method": "GET",
  "path": "/api/gateway/us-georeference",
  "summary": "Get census geography of an address in the United States",
  "description": [
    "The codes by which the census and other statistics know the place of an address: state and county (FIPS), tract, block group, block, and the metropolitan or micropolitan area (CBSA). Geography is that of the census of 2020, areas are those of March 2020. A unit has the geography of its building. Several results mean that the address may be any of several houses, best match first. The list is empty if no address matches, which is a success and counts as a lookup.",
    "The demo sample has the true codes of states, counties and areas, and invents those of tracts and blocks, the same ones each time."
  ],
  "parameters": [
    { "name": "street", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "The street line with the house number. Without city, state and ZIP code it is the whole address. It is found and corrected as `/us-street` does." },
    { "name": "secondary", "type": "string", "isRequired": false, "bounds": "1 to 50 characters", "text": "Apartment, suite or floor." },
    { "name": "city", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Name of the city." },
    { "name": "state", "type": "string", "isRequired": false, "bounds": "1 to 32 characters", "text": "The state, by its abbreviation or its name." },
    { "name": "zipcode", "type": "string", "isRequired": false, "bounds": "1 to 16 characters", "text": "ZIP code, of five digits or nine." },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first license of the product that the account holds with an active subscription." },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id is refused like an unknown one." }
  ],
  "body": [],
  "answer": [
    { "name": "results[]", "type": "array", "isRequired": true, "bounds": "0 to 10 entries", "text": "What was found, best match first." },
    { "name": "results[].postal_address", "type": "object", "isRequired": true, "bounds": "", "text": "A delivery point in standard form." },
    { "name": "results[].postal_address.delivery_line_1", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "House number and street, and the unit if one was given and exists." },
    { "name": "results[].postal_address.last_line", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City, state and ZIP code." },
    { "name": "results[].postal_address.city_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "City." },
    { "name": "results[].postal_address.state_abbreviation", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "State." },
    { "name": "results[].postal_address.zipcode", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "ZIP code." },
    { "name": "results[].postal_address.plus4_code", "type": "string", "isRequired": true, "bounds": "4 characters", "text": "The four digits after it." },
    { "name": "results[].postal_address.delivery_point_barcode", "type": "string", "isRequired": true, "bounds": "12 characters", "text": "The digits under the bars on an envelope, the same that `/us-street` returns. They name a delivery point in one text, so they can join these data with other ones." },
    { "name": "results[].census", "type": "object", "isRequired": true, "bounds": "", "text": "Codes of the census, from the largest to the smallest." },
    { "name": "results[].census.state_fips", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "Code of the state." },
    { "name": "results[].census.county_fips", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "Code of the county or what stands for one; the first two digits are the state." },
    { "name": "results[].census.county_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "Its name." },
    { "name": "results[].census.tract", "type": "string", "isRequired": true, "bounds": "6 characters", "text": "Tract within the county, the last two digits behind a decimal point." },
    { "name": "results[].census.block_group", "type": "string", "isRequired": true, "bounds": "1 characters", "text": "Block group within the tract." },
    { "name": "results[].census.block", "type": "string", "isRequired": true, "bounds": "4 characters", "text": "Block within the tract; the first digit is its block group." },
    { "name": "results[].census.geoid", "type": "string", "isRequired": true, "bounds": "15 characters", "text": "All of it in one: county, tract and block." },
    { "name": "results[].statistical_area", "type": "object or null", "isRequired": true, "bounds": "", "text": "The area around a city that the place belongs to; null outside of all." },
    { "name": "results[].statistical_area.cbsa_code", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "Its code." },
    { "name": "results[].statistical_area.cbsa_name", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "Its cities and states." },
    { "name": "results[].statistical_area.cbsa_kind", "type": "string", "isRequired": true, "bounds": "metropolitan, micropolitan", "text": "Around a city of 50,000 people or more, or around a smaller one." }
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
