// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const suggestUsAddresses: ReferenceOperation = {
  "id": "suggestUsAddresses",
  "method": "GET",
  "path": "/api/gateway/us-autocomplete",
  "summary": "Complete an address while it is typed",
  "description": [
    "Suggests addresses that begin with the typed text: house number and street, and city and state if given. Each call is a lookup, so wait a moment after each keystroke. Then verify the chosen suggestion with `/us-street`."
  ],
  "parameters": [
    { "name": "search", "type": "string", "isRequired": true, "bounds": "1 to 127 characters", "text": "The text typed so far." },
    { "name": "max_results", "type": "integer", "isRequired": false, "bounds": "1 to 10; default 10", "text": "Maximum number of suggestions." },
    { "name": "only_state", "type": "string", "isRequired": false, "bounds": "2 characters", "text": "Limits suggestions to this state." },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first license of the product that the account holds with an active subscription." },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id is refused like an unknown one." }
  ],
  "body": [],
  "answer": [
    { "name": "suggestions[]", "type": "array", "isRequired": true, "bounds": "0 to 10 entries", "text": "The addresses." },
    { "name": "suggestions[].street_line", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "House number and street." },
    { "name": "suggestions[].city", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "City." },
    { "name": "suggestions[].state", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "State." },
    { "name": "suggestions[].zipcode", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "ZIP code." },
    { "name": "suggestions[].entries", "type": "integer", "isRequired": true, "bounds": "1 to 9999", "text": "Number of delivery points." }
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
