// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const suggestUsAddresses: ReferenceOperation = {
  "id": "suggestUsAddresses",
  "method": "GET",
  "path": "/api/gateway/us-autocomplete",
  "summary": "Complete a US address while someone types",
  "description": [
    "Suggests addresses that start with the typed text: the house number and street, then the city and state if typed. A building with units is one suggestion, with their number in `entries`. Send it back in `selected` to list the units. Each request counts as a lookup, so wait a moment after each keystroke. Then verify the chosen suggestion with `/us-street`.",
    "At most 60,000 calls from an address in a minute."
  ],
  "parameters": [
    { "name": "search", "type": "string", "isRequired": true, "bounds": "1 to 127 characters", "text": "Text typed so far.", "values": [], "example": "214 n jun", "fields": [] },
    { "name": "max_results", "type": "integer", "isRequired": false, "bounds": "1 to 10; default 10", "text": "Maximum number of suggestions.", "values": [], "example": "10", "fields": [] },
    { "name": "only_state", "type": "string", "isRequired": false, "bounds": "2 characters", "text": "Returns only suggestions in this state.", "values": [], "example": "UT", "fields": [] },
    { "name": "selected", "type": "string", "isRequired": false, "bounds": "1 to 200 characters", "text": "A building, to list its units: the `street_line`, `city`, `state`, and `zipcode` of its suggestion in one line. `search` then narrows the units by what it has after the street: `88 copper mill ave apt 2` lists the units whose number starts with 2. A house without units returns no suggestions.", "values": [], "example": "88 Copper Mill Ave, Boulder, CO 80302", "fields": [] },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "License to use. If omitted, lookups count against the product's first license with an active subscription.", "values": [], "example": "us-autocomplete-pro-cloud", "fields": [] },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the same error as an unknown one.", "values": [], "example": "0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16", "fields": [] },
    { "name": "X-Tag", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can be filtered by it. It has no effect on the response.", "values": [], "example": "checkout", "fields": [] }
  ],
  "body": [],
  "response": [
    {
      "name": "suggestions",
      "type": "array of objects",
      "isRequired": true,
      "bounds": "0 to 10 items",
      "text": "The suggestions.",
      "values": [],
      "example": "",
      "fields": [
        { "name": "street_line", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "House number and street.", "values": [], "example": "214 N Juniper St", "fields": [] },
        { "name": "secondary", "type": "string", "isRequired": false, "bounds": "1 to 50 characters", "text": "The unit, with its designator. Only in the list of a building's units (`selected`).", "values": [], "example": "Apt 2", "fields": [] },
        { "name": "city", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "City.", "values": [], "example": "Salt Lake City", "fields": [] },
        { "name": "state", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "State.", "values": [], "example": "UT", "fields": [] },
        { "name": "zipcode", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "ZIP Code.", "values": [], "example": "84116", "fields": [] },
        { "name": "entries", "type": "integer", "isRequired": true, "bounds": "1 to 9999", "text": "Number of delivery points.", "values": [], "example": "1", "fields": [] }
      ]
    }
  ],
  "rejections": [
    {
      "status": 400,
      "text": "A parameter is invalid or unknown, or processing was interrupted.",
      "errors": [
        "required",
        "unknown-parameter",
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
      "text": "No subscription covers the lookup, or the key or the account reached a limit.",
      "errors": [
        "license-not-recognized",
        "subscription-inactive",
        "key-limit-reached",
        "usage-limit-reached"
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
    },
    {
      "status": 503,
      "text": "More requests than the server can take now. Wait as long as `Retry-After` says.",
      "errors": [
        "busy"
      ]
    }
  ],
  "sample": {
    "query": {
      "search": "214 n jun"
    },
    "body": ""
  },
  "tests": [
    {
      "name": "suggestions",
      "status": 200,
      "summary": "One house",
      "input": {
        "search": "Test suggestions"
      }
    },
    {
      "name": "building",
      "status": 200,
      "summary": "A building with apartments",
      "input": {
        "search": "Test building"
      }
    },
    {
      "name": "units",
      "status": 200,
      "summary": "The units of a building",
      "input": {
        "search": "Test units"
      }
    },
    {
      "name": "no-suggestions",
      "status": 200,
      "summary": "No match",
      "input": {
        "search": "Test no-suggestions"
      }
    },
    {
      "name": "missing-search",
      "status": 400,
      "summary": "The text is missing",
      "input": {
        "search": "Test missing-search"
      }
    },
    {
      "name": "unknown-parameter",
      "status": 400,
      "summary": "A parameter that the operation doesn't have",
      "input": {
        "search": "Test unknown-parameter"
      }
    },
    {
      "name": "processing-interrupted",
      "status": 400,
      "summary": "Send it again",
      "input": {
        "search": "Test processing-interrupted"
      }
    },
    {
      "name": "not-permitted",
      "status": 401,
      "summary": "Missing, unknown, paused, expired, or deleted key, or wrong token",
      "input": {
        "search": "Test not-permitted"
      }
    },
    {
      "name": "secret-key-in-browser",
      "status": 401,
      "summary": "A secret key in a web page",
      "input": {
        "search": "Test secret-key-in-browser"
      }
    },
    {
      "name": "license-not-recognized",
      "status": 402,
      "summary": "The product doesn't have this license",
      "input": {
        "search": "Test license-not-recognized"
      }
    },
    {
      "name": "license-not-held",
      "status": 402,
      "summary": "The account doesn't have the license",
      "input": {
        "search": "Test license-not-held"
      }
    },
    {
      "name": "subscription-inactive",
      "status": 402,
      "summary": "The subscription is expired, used up, suspended, terminated, or not started",
      "input": {
        "search": "Test subscription-inactive"
      }
    },
    {
      "name": "key-limit-reached",
      "status": 402,
      "summary": "The key reached its limit",
      "input": {
        "search": "Test key-limit-reached"
      }
    },
    {
      "name": "usage-limit-reached",
      "status": 402,
      "summary": "The key, or the account, reached its limit for the day or the month",
      "input": {
        "search": "Test usage-limit-reached"
      }
    },
    {
      "name": "key-unauthorized",
      "status": 403,
      "summary": "The hostname, IP address, or license isn't allowed",
      "input": {
        "search": "Test key-unauthorized"
      }
    },
    {
      "name": "suspected-bot",
      "status": 403,
      "summary": "A program sent an embedded key without a page",
      "input": {
        "search": "Test suspected-bot"
      }
    },
    {
      "name": "too-many-requests",
      "status": 429,
      "summary": "Too many requests from this IP address",
      "input": {
        "search": "Test too-many-requests"
      }
    },
    {
      "name": "requests-too-fast",
      "status": 429,
      "summary": "Faster than the subscription's rate limit",
      "input": {
        "search": "Test requests-too-fast"
      }
    },
    {
      "name": "demonstration-limit-reached",
      "status": 429,
      "summary": "The network used its demonstration lookups",
      "input": {
        "search": "Test demonstration-limit-reached"
      }
    },
    {
      "name": "gateway-failure",
      "status": 500,
      "summary": "Not counted. Try again.",
      "input": {
        "search": "Test gateway-failure"
      }
    },
    {
      "name": "gateway-unavailable",
      "status": 502,
      "summary": "Slow or unreachable. Not counted.",
      "input": {
        "search": "Test gateway-unavailable"
      }
    },
    {
      "name": "unusable-answer",
      "status": 502,
      "summary": "Invalid response. Not counted.",
      "input": {
        "search": "Test unusable-answer"
      }
    },
    {
      "name": "busy",
      "status": 503,
      "summary": "Try again in two seconds",
      "input": {
        "search": "Test busy"
      }
    }
  ]
}
