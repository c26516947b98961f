// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const geocodeInternationalAddress: ReferenceOperation = {
  "id": "geocodeInternationalAddress",
  "method": "GET",
  "path": "/api/gateway/international-geocoding",
  "summary": "Get the coordinates of an address abroad",
  "description": [
    "Turns an address outside of the United States into coordinates, as exact as the address: of the house, or of the middle of its street. The address is found as `/international-street` does, and the list is empty if nothing was found, which is a success and counts as a lookup.",
    "The demo sample has the true middle of each street, and invents where along it a house is."
  ],
  "parameters": [
    { "name": "country", "type": "string", "isRequired": true, "bounds": "2 to 64 characters", "text": "The country, by its code of two or three letters (ISO 3166) or its English name." },
    { "name": "address1", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "Street and house number, in the country's order." },
    { "name": "locality", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "City or town." },
    { "name": "administrative_area", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "State, province or county, if addresses have one." },
    { "name": "postal_code", "type": "string", "isRequired": false, "bounds": "1 to 20 characters", "text": "Postal code." },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first license of the product that the account holds with an active subscription." },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id is refused like an unknown one." }
  ],
  "body": [],
  "answer": [
    { "name": "results[]", "type": "array", "isRequired": true, "bounds": "0 to 10 entries", "text": "What was found, best match first." },
    { "name": "results[].address1", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "First line." },
    { "name": "results[].address2", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "Second line." },
    { "name": "results[].country_iso3", "type": "string", "isRequired": true, "bounds": "3 characters", "text": "Country, by its three letters of ISO 3166-1." },
    { "name": "results[].coordinates", "type": "object", "isRequired": true, "bounds": "", "text": "A place on the earth (WGS 84)." },
    { "name": "results[].coordinates.latitude", "type": "number", "isRequired": true, "bounds": "-90 to 90", "text": "Degrees north of the equator." },
    { "name": "results[].coordinates.longitude", "type": "number", "isRequired": true, "bounds": "-180 to 180", "text": "Degrees east of Greenwich." },
    { "name": "results[].address_precision", "type": "string", "isRequired": true, "bounds": "locality, thoroughfare, premise", "text": "What the coordinates are those of: the city, the street, or the house." }
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
