// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const geocodeUsAddress: ReferenceOperation = {
  "id": "geocodeUsAddress",
  "method": "GET",
  "path": "/api/gateway/us-rooftop-geocoding",
  "summary": "Get the rooftop coordinates of a US address",
  "description": [
    "Returns the coordinates of a building's rooftop, precise to about a meter. It requires its own license. `/us-street` returns coordinates of the block instead, rounded to a thousandth of a degree. A unit has the coordinates of its building. Several results mean that several houses match, best match first. An empty list means that no address matches. That's a success and counts as a lookup.",
    "At most 60,000 calls from an address in a minute."
  ],
  "parameters": [
    { "name": "street", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "The street line with the house number. Without `city`, `state`, and `zipcode`, it's the whole address. It's matched and corrected as in `/us-street`.", "values": [], "example": "214 North Juniper Street", "fields": [] },
    { "name": "secondary", "type": "string", "isRequired": false, "bounds": "1 to 50 characters", "text": "Apartment, suite, or floor.", "values": [], "example": "Apt 5", "fields": [] },
    { "name": "city", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "City name.", "values": [], "example": "Salt Lake City", "fields": [] },
    { "name": "state", "type": "string", "isRequired": false, "bounds": "1 to 32 characters", "text": "State abbreviation or name.", "values": [], "example": "UT", "fields": [] },
    { "name": "zipcode", "type": "string", "isRequired": false, "bounds": "1 to 16 characters", "text": "ZIP Code with five or nine digits.", "values": [], "example": "84116", "fields": [] },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "License to use. If omitted, lookups count against the product's first license with an active subscription.", "values": [], "example": "us-rooftop-geocoding-cloud", "fields": [] },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the same error as an unknown one.", "values": [], "example": "0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16", "fields": [] },
    { "name": "X-Tag", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can be filtered by it. It has no effect on the response.", "values": [], "example": "checkout", "fields": [] }
  ],
  "body": [],
  "response": [
    {
      "name": "results",
      "type": "array of objects",
      "isRequired": true,
      "bounds": "0 to 10 items",
      "text": "The results, best match first.",
      "values": [],
      "example": "",
      "fields": [
        {
          "name": "postal_address",
          "type": "object",
          "isRequired": true,
          "bounds": "",
          "text": "A delivery point in standard form.",
          "values": [],
          "example": "",
          "fields": [
            { "name": "delivery_line_1", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "House number, street, and the unit if it was sent and exists.", "values": [], "example": "214 N Juniper St", "fields": [] },
            { "name": "last_line", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City, state, and ZIP Code.", "values": [], "example": "Salt Lake City UT 84116-2911", "fields": [] },
            { "name": "city_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "City.", "values": [], "example": "Salt Lake City", "fields": [] },
            { "name": "state_abbreviation", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "State.", "values": [], "example": "UT", "fields": [] },
            { "name": "zipcode", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "ZIP Code.", "values": [], "example": "84116", "fields": [] },
            { "name": "plus4_code", "type": "string", "isRequired": true, "bounds": "4 characters", "text": "The four digits after the ZIP Code.", "values": [], "example": "2911", "fields": [] },
            { "name": "delivery_point_barcode", "type": "string", "isRequired": true, "bounds": "12 characters", "text": "The digits of the delivery point barcode, the same that `/us-street` returns. Use them to join this data with other data.", "values": [], "example": "841162911142", "fields": [] }
          ]
        },
        {
          "name": "coordinates",
          "type": "object",
          "isRequired": true,
          "bounds": "",
          "text": "A location on Earth (WGS 84).",
          "values": [],
          "example": "",
          "fields": [
            { "name": "latitude", "type": "number", "isRequired": true, "bounds": "-90 to 90", "text": "Degrees north of the equator.", "values": [], "example": "40.7742", "fields": [] },
            { "name": "longitude", "type": "number", "isRequired": true, "bounds": "-180 to 180", "text": "Degrees east of Greenwich.", "values": [], "example": "-111.9021", "fields": [] }
          ]
        },
        {
          "name": "precision",
          "type": "string",
          "isRequired": true,
          "bounds": "",
          "text": "Precision of the coordinates.",
          "values": [
            { "value": "zip5", "meaning": "the ZIP Code" },
            { "value": "zip9", "meaning": "the block" },
            { "value": "rooftop", "meaning": "the building" }
          ],
          "example": "rooftop",
          "fields": []
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
      "street": "214 N Juniper St",
      "zipcode": "84116"
    },
    "body": ""
  },
  "tests": [
    {
      "name": "house",
      "status": 200,
      "summary": "A house",
      "input": {
        "street": "Test house"
      }
    },
    {
      "name": "building",
      "status": 200,
      "summary": "A building with apartments",
      "input": {
        "street": "Test building"
      }
    },
    {
      "name": "not-found",
      "status": 200,
      "summary": "Not found",
      "input": {
        "street": "Test not-found"
      }
    },
    {
      "name": "missing-street",
      "status": 400,
      "summary": "The street is missing",
      "input": {
        "street": "Test missing-street"
      }
    },
    {
      "name": "unknown-parameter",
      "status": 400,
      "summary": "A parameter that the operation doesn't have",
      "input": {
        "street": "Test unknown-parameter"
      }
    },
    {
      "name": "processing-interrupted",
      "status": 400,
      "summary": "Send it again",
      "input": {
        "street": "Test processing-interrupted"
      }
    },
    {
      "name": "not-permitted",
      "status": 401,
      "summary": "Missing, unknown, paused, expired, or deleted key, or wrong token",
      "input": {
        "street": "Test not-permitted"
      }
    },
    {
      "name": "secret-key-in-browser",
      "status": 401,
      "summary": "A secret key in a web page",
      "input": {
        "street": "Test secret-key-in-browser"
      }
    },
    {
      "name": "license-not-recognized",
      "status": 402,
      "summary": "The product doesn't have this license",
      "input": {
        "street": "Test license-not-recognized"
      }
    },
    {
      "name": "license-not-held",
      "status": 402,
      "summary": "The account doesn't have the license",
      "input": {
        "street": "Test license-not-held"
      }
    },
    {
      "name": "subscription-inactive",
      "status": 402,
      "summary": "The subscription is expired, used up, suspended, terminated, or not started",
      "input": {
        "street": "Test subscription-inactive"
      }
    },
    {
      "name": "key-limit-reached",
      "status": 402,
      "summary": "The key reached its limit",
      "input": {
        "street": "Test key-limit-reached"
      }
    },
    {
      "name": "usage-limit-reached",
      "status": 402,
      "summary": "The key, or the account, reached its limit for the day or the month",
      "input": {
        "street": "Test usage-limit-reached"
      }
    },
    {
      "name": "key-unauthorized",
      "status": 403,
      "summary": "The hostname, IP address, or license isn't allowed",
      "input": {
        "street": "Test key-unauthorized"
      }
    },
    {
      "name": "suspected-bot",
      "status": 403,
      "summary": "A program sent an embedded key without a page",
      "input": {
        "street": "Test suspected-bot"
      }
    },
    {
      "name": "too-many-requests",
      "status": 429,
      "summary": "Too many requests from this IP address",
      "input": {
        "street": "Test too-many-requests"
      }
    },
    {
      "name": "requests-too-fast",
      "status": 429,
      "summary": "Faster than the subscription's rate limit",
      "input": {
        "street": "Test requests-too-fast"
      }
    },
    {
      "name": "demonstration-limit-reached",
      "status": 429,
      "summary": "The network used its demonstration lookups",
      "input": {
        "street": "Test demonstration-limit-reached"
      }
    },
    {
      "name": "gateway-failure",
      "status": 500,
      "summary": "Not counted. Try again.",
      "input": {
        "street": "Test gateway-failure"
      }
    },
    {
      "name": "gateway-unavailable",
      "status": 502,
      "summary": "Slow or unreachable. Not counted.",
      "input": {
        "street": "Test gateway-unavailable"
      }
    },
    {
      "name": "unusable-answer",
      "status": 502,
      "summary": "Invalid response. Not counted.",
      "input": {
        "street": "Test unusable-answer"
      }
    },
    {
      "name": "busy",
      "status": 503,
      "summary": "Try again in two seconds",
      "input": {
        "street": "Test busy"
      }
    }
  ]
}
