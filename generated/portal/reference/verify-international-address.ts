// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const verifyInternationalAddress: ReferenceOperation = {
  "id": "verifyInternationalAddress",
  "method": "GET",
  "path": "/api/gateway/international-street",
  "summary": "Verify one address outside of the United States",
  "description": [
    "Confirms as much of an address as possible, down to the house, the street, or only the city, and returns it in the format of its country. The list is empty if nothing was found, which is a success and counts as a lookup."
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
    { "name": "candidates[]", "type": "array", "isRequired": true, "bounds": "0 to 10 entries", "text": "Matching addresses, best match first." },
    { "name": "candidates[].address1", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "First line." },
    { "name": "candidates[].address2", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "Second line." },
    { "name": "candidates[].components", "type": "object", "isRequired": true, "bounds": "", "text": "The parts of the address; null for parts it does not have or that were not found." },
    { "name": "candidates[].components.country_iso3", "type": "string", "isRequired": true, "bounds": "3 characters", "text": "Country, by its three letters of ISO 3166-1." },
    { "name": "candidates[].components.administrative_area", "type": "string", "isRequired": true, "bounds": "0 to 100 characters", "text": "State or province; for the United States its two letters. Empty where a country has none." },
    { "name": "candidates[].components.locality", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City or town." },
    { "name": "candidates[].components.postal_code", "type": "string", "isRequired": true, "bounds": "0 to 20 characters", "text": "Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none." },
    { "name": "candidates[].components.street", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "Street." },
    { "name": "candidates[].components.premise", "type": "string or null", "isRequired": true, "bounds": "1 to 20 characters", "text": "House number." },
    { "name": "candidates[].metadata", "type": "object", "isRequired": true, "bounds": "", "text": "What else is known about the place." },
    { "name": "candidates[].metadata.latitude", "type": "number", "isRequired": true, "bounds": "-90 to 90", "text": "Degrees north of the equator." },
    { "name": "candidates[].metadata.longitude", "type": "number", "isRequired": true, "bounds": "-180 to 180", "text": "Degrees east of Greenwich." },
    { "name": "candidates[].analysis", "type": "object", "isRequired": true, "bounds": "", "text": "How certain the match is." },
    { "name": "candidates[].analysis.verification_status", "type": "string", "isRequired": true, "bounds": "verified, partial, ambiguous", "text": "The whole address, a part of it, or several matches." },
    { "name": "candidates[].analysis.address_precision", "type": "string", "isRequired": true, "bounds": "locality, thoroughfare, premise", "text": "How precisely it was found." }
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
