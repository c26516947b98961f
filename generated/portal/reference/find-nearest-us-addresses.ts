// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const findNearestUsAddresses: ReferenceOperation = {
  "id": "findNearestUsAddresses",
  "method": "GET",
  "path": "/api/gateway/us-reverse-geocoding",
  "summary": "Find the US addresses nearest to coordinates",
  "description": [
    "Returns the US addresses whose rooftops are nearest to the coordinates, with the distance and direction of each. Distances follow the surface of a sphere with a radius of 6,371,008.8 meters. An empty list means that no address is within `max_distance`. That's a success and counts as a lookup, even for coordinates outside the United States.",
    "At most 60,000 calls from an address in a minute."
  ],
  "parameters": [
    { "name": "latitude", "type": "number", "isRequired": true, "bounds": "-90 to 90", "text": "Degrees north of the equator.", "values": [], "example": "40.7742", "fields": [] },
    { "name": "longitude", "type": "number", "isRequired": true, "bounds": "-180 to 180", "text": "Degrees east of Greenwich. Negative in the United States.", "values": [], "example": "-111.9021", "fields": [] },
    { "name": "max_distance", "type": "integer", "isRequired": false, "bounds": "1 to 10000; default 200", "text": "Search radius in meters.", "values": [], "example": "200", "fields": [] },
    { "name": "max_results", "type": "integer", "isRequired": false, "bounds": "1 to 10; default 5", "text": "Maximum number of addresses.", "values": [], "example": "5", "fields": [] },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "License to use. If omitted, lookups count against the product's first license with an active subscription.", "values": [], "example": "us-reverse-geocoding-cloud", "fields": [] },
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
      "text": "The addresses, nearest first.",
      "values": [],
      "example": "",
      "fields": [
        { "name": "distance", "type": "number", "isRequired": true, "bounds": "0 to 10000", "text": "Meters from the coordinates to the rooftop, to the tenth.", "values": [], "example": "6.7", "fields": [] },
        { "name": "bearing", "type": "number", "isRequired": true, "bounds": "0 to 359.9", "text": "Direction from the coordinates to the rooftop, in degrees clockwise from north. 0 if they're at the same place.", "values": [], "example": "131.4", "fields": [] },
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
      "latitude": "40.7762",
      "longitude": "-111.8956",
      "max_results": "1"
    },
    "body": ""
  },
  "tests": [
    {
      "name": "house",
      "status": 200,
      "summary": "The nearest address",
      "input": {
        "latitude": "20",
        "longitude": "1"
      }
    },
    {
      "name": "several",
      "status": 200,
      "summary": "The two nearest addresses",
      "input": {
        "latitude": "20",
        "longitude": "2"
      }
    },
    {
      "name": "nothing-near",
      "status": 200,
      "summary": "No address within the distance",
      "input": {
        "latitude": "20",
        "longitude": "3"
      }
    },
    {
      "name": "missing-latitude",
      "status": 400,
      "summary": "The latitude is missing",
      "input": {
        "latitude": "40",
        "longitude": "1"
      }
    },
    {
      "name": "unknown-parameter",
      "status": 400,
      "summary": "A parameter that the operation doesn't have",
      "input": {
        "latitude": "40",
        "longitude": "2"
      }
    },
    {
      "name": "processing-interrupted",
      "status": 400,
      "summary": "Send it again",
      "input": {
        "latitude": "40",
        "longitude": "3"
      }
    },
    {
      "name": "not-permitted",
      "status": 401,
      "summary": "Missing, unknown, paused, expired, or deleted key, or wrong token",
      "input": {
        "latitude": "40.1",
        "longitude": "1"
      }
    },
    {
      "name": "secret-key-in-browser",
      "status": 401,
      "summary": "A secret key in a web page",
      "input": {
        "latitude": "40.1",
        "longitude": "2"
      }
    },
    {
      "name": "license-not-recognized",
      "status": 402,
      "summary": "The product doesn't have this license",
      "input": {
        "latitude": "40.2",
        "longitude": "1"
      }
    },
    {
      "name": "license-not-held",
      "status": 402,
      "summary": "The account doesn't have the license",
      "input": {
        "latitude": "40.2",
        "longitude": "2"
      }
    },
    {
      "name": "subscription-inactive",
      "status": 402,
      "summary": "The subscription is expired, used up, suspended, terminated, or not started",
      "input": {
        "latitude": "40.2",
        "longitude": "3"
      }
    },
    {
      "name": "key-limit-reached",
      "status": 402,
      "summary": "The key reached its limit",
      "input": {
        "latitude": "40.2",
        "longitude": "4"
      }
    },
    {
      "name": "usage-limit-reached",
      "status": 402,
      "summary": "The key, or the account, reached its limit for the day or the month",
      "input": {
        "latitude": "40.2",
        "longitude": "5"
      }
    },
    {
      "name": "key-unauthorized",
      "status": 403,
      "summary": "The hostname, IP address, or license isn't allowed",
      "input": {
        "latitude": "40.3",
        "longitude": "1"
      }
    },
    {
      "name": "suspected-bot",
      "status": 403,
      "summary": "A program sent an embedded key without a page",
      "input": {
        "latitude": "40.3",
        "longitude": "2"
      }
    },
    {
      "name": "too-many-requests",
      "status": 429,
      "summary": "Too many requests from this IP address",
      "input": {
        "latitude": "42.9",
        "longitude": "1"
      }
    },
    {
      "name": "requests-too-fast",
      "status": 429,
      "summary": "Faster than the subscription's rate limit",
      "input": {
        "latitude": "42.9",
        "longitude": "2"
      }
    },
    {
      "name": "demonstration-limit-reached",
      "status": 429,
      "summary": "The network used its demonstration lookups",
      "input": {
        "latitude": "42.9",
        "longitude": "3"
      }
    },
    {
      "name": "gateway-failure",
      "status": 500,
      "summary": "Not counted. Try again.",
      "input": {
        "latitude": "50",
        "longitude": "1"
      }
    },
    {
      "name": "gateway-unavailable",
      "status": 502,
      "summary": "Slow or unreachable. Not counted.",
      "input": {
        "latitude": "50.2",
        "longitude": "1"
      }
    },
    {
      "name": "unusable-answer",
      "status": 502,
      "summary": "Invalid response. Not counted.",
      "input": {
        "latitude": "50.2",
        "longitude": "2"
      }
    },
    {
      "name": "busy",
      "status": 503,
      "summary": "Try again in two seconds",
      "input": {
        "latitude": "50.3",
        "longitude": "1"
      }
    }
  ]
}
