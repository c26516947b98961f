// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const getUsPropertyFinancials: ReferenceOperation = {
  "id": "getUsPropertyFinancials",
  "method": "GET",
  "path": "/api/gateway/us-property-financial",
  "summary": "Get financial data of a US property",
  "description": [
    "Returns the assessed values of a building and its lot, the property tax, the last sale, and the mortgage. It requires its own license. `/us-property` works without it. Addresses are matched as in `/us-property`.",
    "The demo sample's figures are invented but don't change, even for well-known buildings.",
    "At most 60,000 calls from an address in a minute."
  ],
  "parameters": [
    { "name": "street", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "The street line with the house number. Without `city`, `state`, and `zipcode`, it's the whole address. It's matched and corrected as in `/us-street`.", "values": [], "example": "214 North Juniper Street", "fields": [] },
    { "name": "secondary", "type": "string", "isRequired": false, "bounds": "1 to 50 characters", "text": "Apartment, suite, or floor.", "values": [], "example": "Apt 5", "fields": [] },
    { "name": "city", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "City name.", "values": [], "example": "Salt Lake City", "fields": [] },
    { "name": "state", "type": "string", "isRequired": false, "bounds": "1 to 32 characters", "text": "State abbreviation or name.", "values": [], "example": "UT", "fields": [] },
    { "name": "zipcode", "type": "string", "isRequired": false, "bounds": "1 to 16 characters", "text": "ZIP Code with five or nine digits.", "values": [], "example": "84116", "fields": [] },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "License to use. If omitted, lookups count against the product's first license with an active subscription.", "values": [], "example": "us-property-financial-cloud", "fields": [] },
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
      "text": "The matching buildings, best match first.",
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
          "name": "assessment",
          "type": "object",
          "isRequired": true,
          "bounds": "",
          "text": "Market value set by the county assessor.",
          "values": [],
          "example": "",
          "fields": [
            { "name": "assessed_year", "type": "integer", "isRequired": true, "bounds": "1900 to 2100", "text": "A year.", "values": [], "example": "2025", "fields": [] },
            { "name": "land_value", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Amount in US cents.", "values": [], "example": "41200000", "fields": [] },
            { "name": "improvement_value", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Amount in US cents.", "values": [], "example": "41200000", "fields": [] },
            { "name": "total_value", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Amount in US cents.", "values": [], "example": "41200000", "fields": [] }
          ]
        },
        {
          "name": "property_tax",
          "type": "object",
          "isRequired": true,
          "bounds": "",
          "text": "County property tax.",
          "values": [],
          "example": "",
          "fields": [
            { "name": "tax_year", "type": "integer", "isRequired": true, "bounds": "1900 to 2100", "text": "A year.", "values": [], "example": "2025", "fields": [] },
            { "name": "yearly_tax", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Amount in US cents.", "values": [], "example": "41200000", "fields": [] }
          ]
        },
        {
          "name": "last_sale",
          "type": "object or null",
          "isRequired": true,
          "bounds": "",
          "text": "The last sale. Null if none is on record.",
          "values": [],
          "example": "",
          "fields": [
            { "name": "sold_on", "type": "string", "isRequired": true, "bounds": "", "text": "Day of the deed.", "values": [], "example": "2019-06-14", "fields": [] },
            { "name": "sale_price", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Amount in US cents.", "values": [], "example": "41200000", "fields": [] },
            {
              "name": "loan",
              "type": "object or null",
              "isRequired": true,
              "bounds": "",
              "text": "The mortgage for the sale. Null if none is on record.",
              "values": [],
              "example": "",
              "fields": [
                {
                  "name": "loan_kind",
                  "type": "string",
                  "isRequired": true,
                  "bounds": "",
                  "text": "Type of the loan.",
                  "values": [
                    { "value": "conventional", "meaning": "not insured by the government" },
                    { "value": "fha", "meaning": "insured by the Federal Housing Administration" },
                    { "value": "va", "meaning": "guaranteed by the Department of Veterans Affairs" },
                    { "value": "commercial", "meaning": "for a business property" }
                  ],
                  "example": "conventional",
                  "fields": []
                },
                { "name": "loan_amount", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Amount in US cents.", "values": [], "example": "41200000", "fields": [] }
              ]
            }
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
      "name": "house",
      "status": 200,
      "summary": "A house that was sold",
      "input": {
        "street": "Test house"
      }
    },
    {
      "name": "building",
      "status": 200,
      "summary": "A building that was sold",
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
