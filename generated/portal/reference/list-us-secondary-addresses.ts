// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const listUsSecondaryAddresses: ReferenceOperation = {
  "id": "listUsSecondaryAddresses",
  "method": "GET",
  "path": "/api/gateway/us-secondary",
  "summary": "List the units of a building in the United States",
  "description": [
    "The apartments or suites at the address of a building: how many there are, and each by its number. A building with more than `max_results` is listed in several calls, each of which is a lookup: `after` is the last number of the call before. A house without units has an empty list of them. Several results mean that the address may be any of several houses, best match first. The list of results is empty if no address matches, which is a success and counts as a lookup."
  ],
  "parameters": [
    { "name": "street", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "The street line with the house number. Without city, state and ZIP code it is the whole address. It is found and corrected as `/us-street` does." },
    { "name": "city", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Name of the city." },
    { "name": "state", "type": "string", "isRequired": false, "bounds": "1 to 32 characters", "text": "The state, by its abbreviation or its name." },
    { "name": "zipcode", "type": "string", "isRequired": false, "bounds": "1 to 16 characters", "text": "ZIP code, of five digits or nine." },
    { "name": "max_results", "type": "integer", "isRequired": false, "bounds": "1 to 1000; default 100", "text": "Maximum number of units." },
    { "name": "after", "type": "string", "isRequired": false, "bounds": "1 to 12 characters", "text": "Number of a unit; the list continues after it." },
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
    { "name": "results[].units_count", "type": "integer", "isRequired": true, "bounds": "0 to 99999", "text": "Units of the building, listed or not." },
    { "name": "results[].units[]", "type": "array", "isRequired": true, "bounds": "0 to 1000 entries", "text": "Units in the order of their numbers." },
    { "name": "results[].units[].secondary_designator", "type": "string", "isRequired": true, "bounds": "1 to 12 characters", "text": "Kind of unit." },
    { "name": "results[].units[].secondary_number", "type": "string", "isRequired": true, "bounds": "1 to 12 characters", "text": "Its number." },
    { "name": "results[].units[].delivery_line_1", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "First line of its address." },
    { "name": "results[].has_more", "type": "boolean", "isRequired": true, "bounds": "", "text": "Whether the building has units after the last listed one." }
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
