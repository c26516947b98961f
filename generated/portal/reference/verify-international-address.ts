// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const verifyInternationalAddress: ReferenceOperation = {
  "id": "verifyInternationalAddress",
  "method": "GET",
  "path": "/api/gateway/international-street",
  "summary": "Verify an international address",
  "description": [
    "Verifies an address outside the United States as precisely as possible: down to the house, the street, or only the city. Returns it in the format of its country. An empty list means that nothing was found. That's a success and counts as a lookup. `explain` adds why.",
    "At most 60,000 calls from an address in a minute."
  ],
  "parameters": [
    { "name": "country", "type": "string", "isRequired": true, "bounds": "2 to 64 characters", "text": "Two- or three-letter country code (ISO 3166) or English country name.", "values": [], "example": "DEU", "fields": [] },
    { "name": "address1", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "Street and house number, in the country's order.", "values": [], "example": "Lindenhofweg 12", "fields": [] },
    { "name": "locality", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "City or town.", "values": [], "example": "Hamburg", "fields": [] },
    { "name": "administrative_area", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "State, province, or county, if addresses have one.", "values": [], "example": "Hamburg", "fields": [] },
    { "name": "postal_code", "type": "string", "isRequired": false, "bounds": "1 to 20 characters", "text": "Postal code.", "values": [], "example": "20354", "fields": [] },
    {
      "name": "explain",
      "type": "string",
      "isRequired": false,
      "bounds": "",
      "text": "With `no-match`, the response has `explanations`: which part of each address failed, and the closest addresses. It costs nothing in addition to the lookup.",
      "values": [
        { "value": "no-match", "meaning": "" }
      ],
      "example": "no-match",
      "fields": []
    },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "License to use. If omitted, lookups count against the product's first license with an active subscription.", "values": [], "example": "international-cloud", "fields": [] },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the same error as an unknown one.", "values": [], "example": "0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16", "fields": [] },
    { "name": "X-Tag", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can be filtered by it. It has no effect on the response.", "values": [], "example": "checkout", "fields": [] }
  ],
  "body": [],
  "response": [
    {
      "name": "candidates",
      "type": "array of objects",
      "isRequired": true,
      "bounds": "0 to 10 items",
      "text": "Matching addresses, best match first.",
      "values": [],
      "example": "",
      "fields": [
        { "name": "address1", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "First line.", "values": [], "example": "Lindenhofweg 12", "fields": [] },
        { "name": "address2", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "Second line.", "values": [], "example": "20354 Hamburg", "fields": [] },
        {
          "name": "components",
          "type": "object",
          "isRequired": true,
          "bounds": "",
          "text": "The parts of the address. Null for parts that it doesn't have or that weren't found.",
          "values": [],
          "example": "",
          "fields": [
            { "name": "country_iso3", "type": "string", "isRequired": true, "bounds": "3 characters", "text": "Country, by its three letters of ISO 3166-1.", "values": [], "example": "USA", "fields": [] },
            { "name": "administrative_area", "type": "string", "isRequired": true, "bounds": "0 to 100 characters", "text": "State or province; for the United States its two letters. Empty where a country has none.", "values": [], "example": "UT", "fields": [] },
            { "name": "locality", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City or town.", "values": [], "example": "Provo", "fields": [] },
            { "name": "postal_code", "type": "string", "isRequired": true, "bounds": "0 to 20 characters", "text": "Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none.", "values": [], "example": "84601", "fields": [] },
            { "name": "street", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "Street.", "values": [], "example": "Lindenhofweg", "fields": [] },
            { "name": "premise", "type": "string or null", "isRequired": true, "bounds": "1 to 20 characters", "text": "House number.", "values": [], "example": "12", "fields": [] }
          ]
        },
        {
          "name": "metadata",
          "type": "object",
          "isRequired": true,
          "bounds": "",
          "text": "More data about the address.",
          "values": [],
          "example": "",
          "fields": [
            { "name": "latitude", "type": "number", "isRequired": true, "bounds": "-90 to 90", "text": "Degrees north of the equator.", "values": [], "example": "40.7742", "fields": [] },
            { "name": "longitude", "type": "number", "isRequired": true, "bounds": "-180 to 180", "text": "Degrees east of Greenwich.", "values": [], "example": "-111.9021", "fields": [] }
          ]
        },
        {
          "name": "analysis",
          "type": "object",
          "isRequired": true,
          "bounds": "",
          "text": "Details of the match.",
          "values": [],
          "example": "",
          "fields": [
            {
              "name": "verification_status",
              "type": "string",
              "isRequired": true,
              "bounds": "",
              "text": "How much of the address matches.",
              "values": [
                { "value": "verified", "meaning": "all of it" },
                { "value": "partial", "meaning": "a part of it" },
                { "value": "ambiguous", "meaning": "several addresses match" }
              ],
              "example": "verified",
              "fields": []
            },
            {
              "name": "address_precision",
              "type": "string",
              "isRequired": true,
              "bounds": "",
              "text": "Precision of the match.",
              "values": [
                { "value": "locality", "meaning": "the city" },
                { "value": "thoroughfare", "meaning": "the street" },
                { "value": "premise", "meaning": "the house" }
              ],
              "example": "premise",
              "fields": []
            }
          ]
        }
      ]
    },
    {
      "name": "explanations",
      "type": "array of objects",
      "isRequired": false,
      "bounds": "0 to 1 items",
      "text": "Why the address has no match, or matches only a street. Empty if it has a match.",
      "values": [],
      "example": "",
      "fields": [
        {
          "name": "part",
          "type": "string",
          "isRequired": true,
          "bounds": "",
          "text": "The part that failed. `unknown`: our source of addresses doesn't say which one.",
          "values": [
            { "value": "country", "meaning": "" },
            { "value": "state", "meaning": "" },
            { "value": "city", "meaning": "" },
            { "value": "postal_code", "meaning": "" },
            { "value": "street", "meaning": "" },
            { "value": "house_number", "meaning": "" },
            { "value": "unit", "meaning": "" },
            { "value": "unknown", "meaning": "" }
          ],
          "example": "house_number",
          "fields": []
        },
        {
          "name": "reason",
          "type": "string",
          "isRequired": true,
          "bounds": "",
          "text": "",
          "values": [
            { "value": "missing", "meaning": "the address doesn't have the part, and needs it" },
            { "value": "not-found", "meaning": "it has one that doesn't exist there" },
            { "value": "elsewhere", "meaning": "it has one that exists, but in another place" },
            { "value": "unknown", "meaning": "our source of addresses doesn't say" }
          ],
          "example": "not-found",
          "fields": []
        },
        { "name": "message", "type": "string", "isRequired": true, "bounds": "1 to 600 characters", "text": "The explanation as a sentence or two, in English. Programs should read the other fields.", "values": [], "example": "There’s no house number 16000 on Amphitheatre Pkwy in Mountain View, CA. The only number there is 1600.", "fields": [] },
        {
          "name": "numbers",
          "type": "object or null",
          "isRequired": true,
          "bounds": "",
          "text": "The numbers that exist. Null if the part has no numbers, or they aren't known.",
          "values": [],
          "example": "",
          "fields": [
            { "name": "from", "type": "string", "isRequired": true, "bounds": "1 to 12 characters", "text": "Lowest number.", "values": [], "example": "1600", "fields": [] },
            { "name": "to", "type": "string", "isRequired": true, "bounds": "1 to 12 characters", "text": "Highest number.", "values": [], "example": "1600", "fields": [] }
          ]
        },
        {
          "name": "closest",
          "type": "array of objects",
          "isRequired": true,
          "bounds": "0 to 5 items",
          "text": "The closest addresses that exist, best first. Each one can be sent as a lookup.",
          "values": [],
          "example": "",
          "fields": [
            { "name": "country", "type": "string", "isRequired": true, "bounds": "3 characters", "text": "Country, by its three letters of ISO 3166-1.", "values": [], "example": "USA", "fields": [] },
            { "name": "address1", "type": "string", "isRequired": true, "bounds": "1 to 200 characters", "text": "First line.", "values": [], "example": "Lindenhofweg 48", "fields": [] },
            { "name": "locality", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City or town.", "values": [], "example": "Provo", "fields": [] },
            { "name": "administrative_area", "type": "string", "isRequired": true, "bounds": "0 to 100 characters", "text": "State or province; for the United States its two letters. Empty where a country has none.", "values": [], "example": "UT", "fields": [] },
            { "name": "postal_code", "type": "string", "isRequired": true, "bounds": "0 to 20 characters", "text": "Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none.", "values": [], "example": "84601", "fields": [] }
          ]
        }
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
      "address1": "Lindenhofweg 12",
      "postal_code": "20354"
    },
    "body": ""
  },
  "tests": [
    {
      "name": "verified",
      "status": 200,
      "summary": "The house is confirmed",
      "input": {
        "address1": "Test verified"
      }
    },
    {
      "name": "partial",
      "status": 200,
      "summary": "The street is confirmed, but not the house",
      "input": {
        "address1": "Test partial"
      }
    },
    {
      "name": "not-found",
      "status": 200,
      "summary": "Not found",
      "input": {
        "address1": "Test not-found"
      }
    },
    {
      "name": "explained",
      "status": 200,
      "summary": "The street is confirmed, and why the house is not",
      "input": {
        "address1": "Test explained"
      }
    },
    {
      "name": "missing-country",
      "status": 400,
      "summary": "The country is missing",
      "input": {
        "address1": "Test missing-country"
      }
    },
    {
      "name": "unknown-parameter",
      "status": 400,
      "summary": "A parameter that the operation doesn't have",
      "input": {
        "address1": "Test unknown-parameter"
      }
    },
    {
      "name": "processing-interrupted",
      "status": 400,
      "summary": "Send it again",
      "input": {
        "address1": "Test processing-interrupted"
      }
    },
    {
      "name": "not-permitted",
      "status": 401,
      "summary": "Missing, unknown, paused, expired, or deleted key, or wrong token",
      "input": {
        "address1": "Test not-permitted"
      }
    },
    {
      "name": "secret-key-in-browser",
      "status": 401,
      "summary": "A secret key in a web page",
      "input": {
        "address1": "Test secret-key-in-browser"
      }
    },
    {
      "name": "license-not-recognized",
      "status": 402,
      "summary": "The product doesn't have this license",
      "input": {
        "address1": "Test license-not-recognized"
      }
    },
    {
      "name": "license-not-held",
      "status": 402,
      "summary": "The account doesn't have the license",
      "input": {
        "address1": "Test license-not-held"
      }
    },
    {
      "name": "subscription-inactive",
      "status": 402,
      "summary": "The subscription is expired, used up, suspended, terminated, or not started",
      "input": {
        "address1": "Test subscription-inactive"
      }
    },
    {
      "name": "key-limit-reached",
      "status": 402,
      "summary": "The key reached its limit",
      "input": {
        "address1": "Test key-limit-reached"
      }
    },
    {
      "name": "usage-limit-reached",
      "status": 402,
      "summary": "The key, or the account, reached its limit for the day or the month",
      "input": {
        "address1": "Test usage-limit-reached"
      }
    },
    {
      "name": "key-unauthorized",
      "status": 403,
      "summary": "The hostname, IP address, or license isn't allowed",
      "input": {
        "address1": "Test key-unauthorized"
      }
    },
    {
      "name": "suspected-bot",
      "status": 403,
      "summary": "A program sent an embedded key without a page",
      "input": {
        "address1": "Test suspected-bot"
      }
    },
    {
      "name": "too-many-requests",
      "status": 429,
      "summary": "Too many requests from this IP address",
      "input": {
        "address1": "Test too-many-requests"
      }
    },
    {
      "name": "requests-too-fast",
      "status": 429,
      "summary": "Faster than the subscription's rate limit",
      "input": {
        "address1": "Test requests-too-fast"
      }
    },
    {
      "name": "demonstration-limit-reached",
      "status": 429,
      "summary": "The network used its demonstration lookups",
      "input": {
        "address1": "Test demonstration-limit-reached"
      }
    },
    {
      "name": "gateway-failure",
      "status": 500,
      "summary": "Not counted. Try again.",
      "input": {
        "address1": "Test gateway-failure"
      }
    },
    {
      "name": "gateway-unavailable",
      "status": 502,
      "summary": "Slow or unreachable. Not counted.",
      "input": {
        "address1": "Test gateway-unavailable"
      }
    },
    {
      "name": "unusable-answer",
      "status": 502,
      "summary": "Invalid response. Not counted.",
      "input": {
        "address1": "Test unusable-answer"
      }
    },
    {
      "name": "busy",
      "status": 503,
      "summary": "Try again in two seconds",
      "input": {
        "address1": "Test busy"
      }
    }
  ]
}
