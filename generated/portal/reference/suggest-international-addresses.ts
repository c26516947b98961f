// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const suggestInternationalAddresses: ReferenceOperation = {
  "id": "suggestInternationalAddresses",
  "method": "GET",
  "path": "/api/gateway/international-autocomplete",
  "summary": "Complete an address abroad while it is typed",
  "description": [
    "Suggests addresses of one country from the beginning of a street, or of a word in its name, with or without the house number. Without one, a street is one suggestion with as many `entries` as it has houses, and a `group`: send that back to list them, and narrow them with the number in `search`. Each call is a lookup, so wait a moment after each keystroke. Then verify the chosen suggestion with `/international-street`."
  ],
  "parameters": [
    { "name": "country", "type": "string", "isRequired": true, "bounds": "2 to 64 characters", "text": "The country, by its code of two or three letters (ISO 3166) or its English name." },
    { "name": "search", "type": "string", "isRequired": true, "bounds": "1 to 127 characters", "text": "The text typed so far." },
    { "name": "group", "type": "string", "isRequired": false, "bounds": "1 to 32 characters", "text": "The `group` of a suggestion, whose houses are wanted. An unknown one has none." },
    { "name": "max_results", "type": "integer", "isRequired": false, "bounds": "1 to 10; default 10", "text": "Maximum number of suggestions." },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first license of the product that the account holds with an active subscription." },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id is refused like an unknown one." }
  ],
  "body": [],
  "answer": [
    { "name": "suggestions[]", "type": "array", "isRequired": true, "bounds": "0 to 10 entries", "text": "The addresses." },
    { "name": "suggestions[].address1", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "First line." },
    { "name": "suggestions[].address2", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "Second line." },
    { "name": "suggestions[].locality", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City or town." },
    { "name": "suggestions[].postal_code", "type": "string", "isRequired": true, "bounds": "0 to 20 characters", "text": "Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none." },
    { "name": "suggestions[].country_iso3", "type": "string", "isRequired": true, "bounds": "3 characters", "text": "Country, by its three letters of ISO 3166-1." },
    { "name": "suggestions[].entries", "type": "integer", "isRequired": true, "bounds": "1 to 99999", "text": "Number of addresses." },
    { "name": "suggestions[].group", "type": "string or null", "isRequired": true, "bounds": "1 to 32 characters", "text": "What lists the addresses of a suggestion that has several; null for a single one." }
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
