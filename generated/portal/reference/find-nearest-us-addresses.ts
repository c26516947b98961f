// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const findNearestUsAddresses: ReferenceOperation = {
  "id": "findNearestUsAddresses",
  "method": "GET",
  "path": "/api/gateway/us-reverse-geocoding",
  "summary": "Find the addresses nearest to a place",
  "description": [
    "Returns the addresses in the United States whose roofs are nearest to the coordinates, with the distance and the direction of each. Distances are those over the surface of the earth, a sphere of 6,371,008.8 meters. The list is empty if no address is within `max_distance`, which is a success and counts as a lookup; so do coordinates outside of the United States."
  ],
  "parameters": [
    { "name": "latitude", "type": "number", "isRequired": true, "bounds": "-90 to 90", "text": "Degrees north of the equator." },
    { "name": "longitude", "type": "number", "isRequired": true, "bounds": "-180 to 180", "text": "Degrees east of Greenwich, negative in the United States." },
    { "name": "max_distance", "type": "integer", "isRequired": false, "bounds": "1 to 10000; default 200", "text": "Meters from the coordinates, within which addresses are looked for." },
    { "name": "max_results", "type": "integer", "isRequired": false, "bounds": "1 to 10; default 5", "text": "Maximum number of addresses." },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first license of the product that the account holds with an active subscription." },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id is refused like an unknown one." }
  ],
  "body": [],
  "answer": [
    { "name": "results[]", "type": "array", "isRequired": true, "bounds": "0 to 10 entries", "text": "The addresses, nearest first." },
    { "name": "results[].distance", "type": "number", "isRequired": true, "bounds": "0 to 10000", "text": "Meters from the coordinates to the roof, to a tenth." },
    { "name": "results[].bearing", "type": "number", "isRequired": true, "bounds": "0 to 359.9", "text": "Direction from the coordinates to the roof, in degrees clockwise from north; 0 also at the roof itself." },
    { "name": "results[].postal_address", "type": "object", "isRequired": true, "bounds": "", "text": "A delivery point in standard form." },
    { "name": "results[].postal_address.delivery_line_1", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "House number and street, and the unit if one was given and exists." },
    { "name": "results[].postal_address.last_line", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City, state and ZIP code." },
    { "name": "results[].postal_address.city_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "City." },
    { "name": "results[].postal_address.state_abbreviation", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "State." },
    { "name": "results[].postal_address.zipcode", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "ZIP code." },
    { "name": "results[].postal_address.plus4_code", "type": "string", "isRequired": true, "bounds": "4 characters", "text": "The four digits after it." },
    { "name": "results[].postal_address.delivery_point_barcode", "type": "string", "isRequired": true, "bounds": "12 characters", "text": "The digits under the bars on an envelope, the same that `/us-street` returns. They name a delivery point in one text, so they can join these data with other ones." },
    { "name": "results[].coordinates", "type": "object", "isRequired": true, "bounds": "", "text": "A place on the earth (WGS 84)." },
    { "name": "results[].coordinates.latitude", "type": "number", "isRequired": true, "bounds": "-90 to 90", "text": "Degrees north of the equator." },
    { "name": "results[].coordinates.longitude", "type": "number", "isRequired": true, "bounds": "-180 to 180", "text": "Degrees east of Greenwich." }
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
