// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const suggestInternationalAddresses: ReferenceOperation = {
  "id": "suggestInternationalAddresses",
  "method": "GET",
  "path": "/api/gateway/international-autocomplete",
  "summary": "Complete an international address while someone types",
  "description": [
    "Suggests addresses in one country from the start of a street name or of a word in it, with or without the house number. Without a number, each street is one suggestion, with the number of its houses in `entries` and a `group`. Send the `group` back to list the houses, and narrow them with the number in `search`. Each request counts as a lookup, so wait a moment after each keystroke. Then verify the chosen suggestion with `/international-street`.",
    "At most 60,000 calls from an address in a minute."
  ],
  "parameters": [
    { "name": "country", "type": "string", "isRequired": true, "bounds": "2 to 64 characters", "text": "Two- or three-letter country code (ISO 3166) or English country name.", "values": [], "example": "DEU", "fields": [] },
    { "name": "search", "type": "string", "isRequired": true, "bounds": "1 to 127 characters", "text": "Text typed so far.", "values": [], "example": "lindenh", "fields": [] },
    { "name": "group", "type": "string", "isRequired": false, "bounds": "1 to 32 characters", "text": "The `group` of a suggestion, to list its houses. An unknown group returns no suggestions.", "values": [], "example": "115t640", "fields": [] },
    { "name": "max_results", "type": "integer", "isRequired": false, "bounds": "1 to 10; default 10", "text": "Maximum number of suggestions.", "values": [], "example": "10", "fields": [] },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "License to use. If omitted, lookups count against the product's first license with an active subscription.", "values": [], "example": "international-autocomplete-cloud", "fields": [] },
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
        { "name": "address1", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "First line.", "values": [], "example": "Lindenhofweg 12", "fields": [] },
        { "name": "address2", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "Second line.", "values": [], "example": "20354 Hamburg", "fields": [] },
        { "name": "locality", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City or town.", "values": [], "example": "Provo", "fields": [] },
        { "name": "postal_code", "type": "string", "isRequired": true, "bounds": "0 to 20 characters", "text": "Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none.", "values": [], "example": "84601", "fields": [] },
        { "name": "country_iso3", "type": "string", "isRequired": true, "bounds": "3 characters", "text": "Country, by its three letters of ISO 3166-1.", "values": [], "example": "USA", "fields": [] },
        { "name": "entries", "type": "integer", "isRequired": true, "bounds": "1 to 99999", "text": "Number of addresses.", "values": [], "example": "48", "fields": [] },
        { "name": "group", "type": "string or null", "isRequired": true, "bounds": "1 to 32 characters", "text": "Send this to list the addresses of the suggestion. Null for a single address.", "values": [], "example": "115t640", "fields": [] }
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
      "country": "Germany",
      "search": "lin"
    },
    "body": ""
  },
  "tests": [
    {
      "name": "streets",
      "status": 200,
      "summary": "A street with several houses",
      "input": {
        "search": "Test streets"
      }
    },
    {
      "name": "house",
      "status": 200,
      "summary": "One house",
      "input": {
        "search": "Test house"
      }
    },
    {
      "name": "expanded",
      "status": 200,
      "summary": "The houses of a street",
      "input": {
        "search": "Test expanded"
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
      "name": "missing-country",
      "status": 400,
      "summary": "The country is missing",
      "input": {
        "search": "Test missing-country"
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
