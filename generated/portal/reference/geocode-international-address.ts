// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const geocodeInternationalAddress: ReferenceOperation = {
  "id": "geocodeInternationalAddress",
  "method": "GET",
  "path": "/api/gateway/international-geocoding",
  "summary": "Get the coordinates of an international address",
  "description": [
    "Returns the coordinates of an address outside the United States: of the house, or of the middle of its street. Addresses are matched as in `/international-street`. An empty list means that nothing was found. That's a success and counts as a lookup.",
    "The demo sample has the real middle of each street. The positions of houses along it are invented."
  ],
  "parameters": [
    { "name": "country", "type": "string", "isRequired": true, "bounds": "2 to 64 characters", "text": "Two- or three-letter country code (ISO 3166) or English country name." },
    { "name": "address1", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "Street and house number, in the country's order." },
    { "name": "locality", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "City or town." },
    { "name": "administrative_area", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "State, province, or county, if addresses have one." },
    { "name": "postal_code", "type": "string", "isRequired": false, "bounds": "1 to 20 characters", "text": "Postal code." },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "License to use, such as `us-core-cloud`. If omitted, lookups count against the product's first license for which the account has an active subscription." },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the same error as an unknown one." }
  ],
  "body": [],
  "answer": [
    { "name": "results[]", "type": "array", "isRequired": true, "bounds": "0 to 10 entries", "text": "The results, best match first." },
    { "name": "results[].address1", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "First line." },
    { "name": "results[].address2", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "Second line." },
    { "name": "results[].country_iso3", "type": "string", "isRequired": true, "bounds": "3 characters", "text": "Country, by its three letters of ISO 3166-1." },
    { "name": "results[].coordinates", "type": "object", "isRequired": true, "bounds": "", "text": "A location on Earth (WGS 84)." },
    { "name": "results[].coordinates.latitude", "type": "number", "isRequired": true, "bounds": "-90 to 90", "text": "Degrees north of the equator." },
    { "name": "results[].coordinates.longitude", "type": "number", "isRequired": true, "bounds": "-180 to 180", "text": "Degrees east of Greenwich." },
    { "name": "results[].address_precision", "type": "string", "isRequired": true, "bounds": "locality, thoroughfare, premise", "text": "Precision of the coordinates: the city, the street, or the house." }
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
