// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const verifyUsAddress: ReferenceOperation = {
  "id": "verifyUsAddress",
  "method": "GET",
  "path": "/api/gateway/us-street",
  "summary": "Verify a US address",
  "description": [
    "Finds the delivery point of an address and returns it in standard form. Send the street with a ZIP Code, or with a city and state. Or send the whole address as `street`. Abbreviations, case, and punctuation don't matter. A misspelled street, city, or state is corrected if only one name is similar, and missing parts are added. `footnotes` lists the changes. An empty list means that no address matches. That's a success and counts as a lookup. `explain` adds why.",
    "At most 60,000 calls from an address in a minute."
  ],
  "parameters": [
    { "name": "street", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "The street line with the house number. It can include the unit. Without `city`, `state`, and `zipcode`, it's the whole address.", "values": [], "example": "214 North Juniper Street", "fields": [] },
    { "name": "secondary", "type": "string", "isRequired": false, "bounds": "1 to 50 characters", "text": "Apartment, suite, or floor.", "values": [], "example": "Apt 5", "fields": [] },
    { "name": "city", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "City name.", "values": [], "example": "Salt Lake City", "fields": [] },
    { "name": "state", "type": "string", "isRequired": false, "bounds": "1 to 32 characters", "text": "State abbreviation or name.", "values": [], "example": "UT", "fields": [] },
    { "name": "zipcode", "type": "string", "isRequired": false, "bounds": "1 to 16 characters", "text": "ZIP Code with five or nine digits.", "values": [], "example": "84116", "fields": [] },
    { "name": "candidates", "type": "integer", "isRequired": false, "bounds": "1 to 10; default 1", "text": "Maximum number of delivery points if several match.", "values": [], "example": "1", "fields": [] },
    { "name": "input_id", "type": "string", "isRequired": false, "bounds": "1 to 36 characters", "text": "Any text. It's returned with each delivery point.", "values": [], "example": "order 1", "fields": [] },
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
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "License to use, such as `us-core-cloud`. If omitted, lookups count against the product's first license for which the account has an active subscription.", "values": [], "example": "us-core-cloud", "fields": [] },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the same error as an unknown one.", "values": [], "example": "0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16", "fields": [] },
    { "name": "X-Tag", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can be filtered by it. It has no effect on the response.", "values": [], "example": "checkout", "fields": [] }
  ],
  "body": [],
  "response": [
    {
      "name": "candidates",
      "type": "array of objects",
      "isRequired": true,
      "bounds": "0 to 1000 items",
      "text": "Delivery points by lookup, best match first.",
      "values": [],
      "example": "",
      "fields": [
        { "name": "input_id", "type": "string or null", "isRequired": true, "bounds": "1 to 36 characters", "text": "The `input_id` of the lookup. Null if it has none.", "values": [], "example": "order 1", "fields": [] },
        { "name": "input_index", "type": "integer", "isRequired": true, "bounds": "0 to 99", "text": "Zero-based index of the lookup in the request.", "values": [], "example": "0", "fields": [] },
        { "name": "candidate_index", "type": "integer", "isRequired": true, "bounds": "0 to 9", "text": "Zero-based index of the delivery point within its lookup.", "values": [], "example": "0", "fields": [] },
        { "name": "delivery_line_1", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "First line of the address in standard form.", "values": [], "example": "214 N Juniper St", "fields": [] },
        { "name": "delivery_line_2", "type": "string or null", "isRequired": true, "bounds": "1 to 100 characters", "text": "The unit you sent, if the address doesn't have it. Otherwise null.", "values": [], "example": "Apt 99", "fields": [] },
        { "name": "last_line", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City, state, and ZIP Code.", "values": [], "example": "Salt Lake City UT 84116-2911", "fields": [] },
        { "name": "delivery_point_barcode", "type": "string", "isRequired": true, "bounds": "12 characters", "text": "The digits of the delivery point barcode: ZIP Code, ZIP+4 digits, delivery point, and check digit.", "values": [], "example": "841162911142", "fields": [] },
        {
          "name": "components",
          "type": "object",
          "isRequired": true,
          "bounds": "",
          "text": "The parts of the address. Null for parts it doesn't have.",
          "values": [],
          "example": "",
          "fields": [
            { "name": "primary_number", "type": "string", "isRequired": true, "bounds": "1 to 12 characters", "text": "House number.", "values": [], "example": "214", "fields": [] },
            { "name": "street_predirection", "type": "string or null", "isRequired": true, "bounds": "1 to 2 characters", "text": "Direction before the street name.", "values": [], "example": "N", "fields": [] },
            { "name": "street_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "Name of the street.", "values": [], "example": "Juniper", "fields": [] },
            { "name": "street_suffix", "type": "string or null", "isRequired": true, "bounds": "1 to 12 characters", "text": "Kind of street.", "values": [], "example": "St", "fields": [] },
            { "name": "street_postdirection", "type": "string or null", "isRequired": true, "bounds": "1 to 2 characters", "text": "Direction after the street name.", "values": [], "example": "SW", "fields": [] },
            { "name": "secondary_designator", "type": "string or null", "isRequired": true, "bounds": "1 to 12 characters", "text": "Kind of unit.", "values": [], "example": "Apt", "fields": [] },
            { "name": "secondary_number", "type": "string or null", "isRequired": true, "bounds": "1 to 12 characters", "text": "Unit number.", "values": [], "example": "5", "fields": [] },
            { "name": "city_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "City.", "values": [], "example": "Salt Lake City", "fields": [] },
            { "name": "state_abbreviation", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "State.", "values": [], "example": "UT", "fields": [] },
            { "name": "zipcode", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "ZIP Code.", "values": [], "example": "84116", "fields": [] },
            { "name": "plus4_code", "type": "string", "isRequired": true, "bounds": "4 characters", "text": "The four digits after the ZIP Code.", "values": [], "example": "2911", "fields": [] },
            { "name": "delivery_point", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "Delivery point. `99` if a building's unit is missing or doesn't exist.", "values": [], "example": "14", "fields": [] },
            { "name": "delivery_point_check_digit", "type": "string", "isRequired": true, "bounds": "1 characters", "text": "Check digit of the barcode.", "values": [], "example": "2", "fields": [] }
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
            {
              "name": "record_type",
              "type": "string",
              "isRequired": true,
              "bounds": "",
              "text": "Type of the record.",
              "values": [
                { "value": "street", "meaning": "a house or another building on a street" },
                { "value": "high-rise", "meaning": "a building with units" },
                { "value": "firm", "meaning": "a company with its own ZIP+4" }
              ],
              "example": "street",
              "fields": []
            },
            { "name": "county_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "County.", "values": [], "example": "Salt Lake", "fields": [] },
            { "name": "latitude", "type": "number", "isRequired": true, "bounds": "-90 to 90", "text": "Degrees north of the equator.", "values": [], "example": "40.7742", "fields": [] },
            { "name": "longitude", "type": "number", "isRequired": true, "bounds": "-180 to 180", "text": "Degrees east of Greenwich.", "values": [], "example": "-111.9021", "fields": [] },
            {
              "name": "precision",
              "type": "string",
              "isRequired": true,
              "bounds": "",
              "text": "Precision of the coordinates.",
              "values": [
                { "value": "zip5", "meaning": "the ZIP Code" },
                { "value": "zip9", "meaning": "the block" },
                { "value": "rooftop", "meaning": "the building, which only `/us-rooftop-geocoding` returns" }
              ],
              "example": "zip9",
              "fields": []
            },
            { "name": "time_zone", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "IANA time zone.", "values": [], "example": "America/Denver", "fields": [] },
            {
              "name": "rdi",
              "type": "string",
              "isRequired": true,
              "bounds": "",
              "text": "Residential Delivery Indicator.",
              "values": [
                { "value": "residential", "meaning": "people live there" },
                { "value": "commercial", "meaning": "anything else" }
              ],
              "example": "residential",
              "fields": []
            }
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
              "name": "dpv_match_code",
              "type": "string",
              "isRequired": true,
              "bounds": "",
              "text": "",
              "values": [
                { "value": "Y", "meaning": "deliverable" },
                { "value": "S", "meaning": "the building is deliverable, but it doesn't have this unit" },
                { "value": "D", "meaning": "the building is deliverable and has units, but the address has none" }
              ],
              "example": "Y",
              "fields": []
            },
            { "name": "dpv_footnotes", "type": "string", "isRequired": true, "bounds": "0 to 32 characters", "text": "DPV footnotes, in pairs of characters. `AA`: the city, state, ZIP Code, and street are valid. `BB`: the whole address is valid. `CC`: the unit doesn't exist. `N1`: the unit is missing.", "values": [], "example": "AABB", "fields": [] },
            { "name": "footnotes", "type": "string", "isRequired": true, "bounds": "0 to 64 characters", "text": "Changes to the address. Empty if there are none. `A#`: corrected or added the ZIP Code. `B#`: corrected the city or state. `H#`: the building has units, and the address has none. `L#`: added a direction or street type. `M#`: corrected the street. `N#`: abbreviated words. `S#`: the unit doesn't exist.", "values": [], "example": "A#B#M#N#", "fields": [] },
            { "name": "vacant", "type": "boolean", "isRequired": true, "bounds": "", "text": "Whether the address has been vacant for a while.", "values": [], "example": "false", "fields": [] },
            { "name": "active", "type": "boolean", "isRequired": true, "bounds": "", "text": "Whether mail is delivered there.", "values": [], "example": "true", "fields": [] }
          ]
        }
      ]
    },
    {
      "name": "explanations",
      "type": "array of objects",
      "isRequired": false,
      "bounds": "0 to 100 items",
      "text": "Why lookups have no match, or match only a building. Empty if all lookups have a match.",
      "values": [],
      "example": "",
      "fields": [
        { "name": "input_id", "type": "string or null", "isRequired": true, "bounds": "1 to 36 characters", "text": "The `input_id` of the lookup. Null if it has none.", "values": [], "example": "order 1", "fields": [] },
        { "name": "input_index", "type": "integer", "isRequired": true, "bounds": "0 to 99", "text": "Zero-based index of the lookup in the request.", "values": [], "example": "0", "fields": [] },
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
            { "name": "street", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "Street line.", "values": [], "example": "1600 Amphitheatre Pkwy", "fields": [] },
            { "name": "secondary", "type": "string or null", "isRequired": true, "bounds": "1 to 50 characters", "text": "The unit. Null if the address has none.", "values": [], "example": "Apt 24", "fields": [] },
            { "name": "city", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "City.", "values": [], "example": "Mountain View", "fields": [] },
            { "name": "state", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "State.", "values": [], "example": "CA", "fields": [] },
            { "name": "zipcode", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "ZIP Code.", "values": [], "example": "94043", "fields": [] }
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
      "street": "214 N Juniper St",
      "zipcode": "84116"
    },
    "body": ""
  },
  "tests": [
    {
      "name": "verified",
      "status": 200,
      "summary": "One delivery point",
      "input": {
        "street": "Test verified"
      }
    },
    {
      "name": "corrected",
      "status": 200,
      "summary": "Street, city, and ZIP Code are corrected",
      "input": {
        "street": "Test corrected"
      }
    },
    {
      "name": "unit-missing",
      "status": 200,
      "summary": "The building has units, and the address has none",
      "input": {
        "street": "Test unit-missing"
      }
    },
    {
      "name": "unit-unknown",
      "status": 200,
      "summary": "The building doesn't have this unit",
      "input": {
        "street": "Test unit-unknown"
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
      "name": "explained",
      "status": 200,
      "summary": "Not found, with the reason",
      "input": {
        "street": "Test explained"
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
