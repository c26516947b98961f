// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const getUsPropertyFinancials: ReferenceOperation = {
  "id": "getUsPropertyFinancials",
  "method": "GET",
  "path": "/api/gateway/us-property-financial",
  "summary": "Get financial data of a US property",
  "description": [
    "Returns the assessed values of a building and its lot, the property tax, the last sale, and the mortgage. It requires its own license. `/us-property` works without it. Addresses are matched as in `/us-property`.",
    "The demo sample's figures are invented but don't change, even for well-known buildings."
  ],
  "parameters": [
    { "name": "street", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "The street line with the house number. Without `city`, `state`, and `zipcode`, it's the whole address. It's matched and corrected as in `/us-street`." },
    { "name": "secondary", "type": "string", "isRequired": false, "bounds": "1 to 50 characters", "text": "Apartment, suite, or floor." },
    { "name": "city", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "City name." },
    { "name": "state", "type": "string", "isRequired": false, "bounds": "1 to 32 characters", "text": "State abbreviation or name." },
    { "name": "zipcode", "type": "string", "isRequired": false, "bounds": "1 to 16 characters", "text": "ZIP Code with five or nine digits." },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "License to use, such as `us-core-cloud`. If omitted, lookups count against the product's first license for which the account has an active subscription." },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the same error as an unknown one." }
  ],
  "body": [],
  "answer": [
    { "name": "results[]", "type": "array", "isRequired": true, "bounds": "0 to 10 entries", "text": "The matching buildings, best match first." },
    { "name": "results[].postal_address", "type": "object", "isRequired": true, "bounds": "", "text": "A delivery point in standard form." },
    { "name": "results[].postal_address.delivery_line_1", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "House number, street, and the unit if it was sent and exists." },
    { "name": "results[].postal_address.last_line", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City, state, and ZIP Code." },
    { "name": "results[].postal_address.city_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "City." },
    { "name": "results[].postal_address.state_abbreviation", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "State." },
    { "name": "results[].postal_address.zipcode", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "ZIP Code." },
    { "name": "results[].postal_address.plus4_code", "type": "string", "isRequired": true, "bounds": "4 characters", "text": "The four digits after the ZIP Code." },
    { "name": "results[].postal_address.delivery_point_barcode", "type": "string", "isRequired": true, "bounds": "12 characters", "text": "The digits of the delivery point barcode, the same that `/us-street` returns. Use them to join this data with other data." },
    { "name": "results[].assessment", "type": "object", "isRequired": true, "bounds": "", "text": "Market value set by the county assessor." },
    { "name": "results[].assessment.assessed_year", "type": "integer", "isRequired": true, "bounds": "1900 to 2100", "text": "A year." },
    { "name": "results[].assessment.land_value", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Amount in US cents." },
    { "name": "results[].assessment.improvement_value", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Amount in US cents." },
    { "name": "results[].assessment.total_value", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Amount in US cents." },
    { "name": "results[].property_tax", "type": "object", "isRequired": true, "bounds": "", "text": "County property tax." },
    { "name": "results[].property_tax.tax_year", "type": "integer", "isRequired": true, "bounds": "1900 to 2100", "text": "A year." },
    { "name": "results[].property_tax.yearly_tax", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Amount in US cents." },
    { "name": "results[].last_sale", "type": "object or null", "isRequired": true, "bounds": "", "text": "The last sale. Null if none is on record." },
    { "name": "results[].last_sale.sold_on", "type": "string", "isRequired": true, "bounds": "", "text": "Day of the deed." },
    { "name": "results[].last_sale.sale_price", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Amount in US cents." },
    { "name": "results[].last_sale.loan", "type": "object or null", "isRequired": true, "bounds": "", "text": "The mortgage for the sale. Null if none is on record." },
    { "name": "results[].last_sale.loan.loan_kind", "type": "string", "isRequired": true, "bounds": "conventional, fha, va, commercial", "text": "Type of the loan." },
    { "name": "results[].last_sale.loan.loan_amount", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Amount in US cents." }
  ],
  "refusals": [
    {
      "status": 400,
      "text": "A parameter is invalid, or processing was interrupted.",
      "errors": [
        "required",
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
      "text": "No subscription covers the lookup, or the key reached its limit.",
      "errors": [
        "license-not-recognized",
        "subscription-inactive",
        "key-limit-reached"
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
    }
  ]
}
