// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const getUsPropertyFinancials: ReferenceOperation = {
  "id": "getUsPropertyFinancials",
  "method": "GET",
  "path": "/api/gateway/us-property-financial",
  "summary": "Get values, tax and last sale of a building",
  "description": [
    "The financial data set: what the building at an address and its lot are assessed at, the tax on it, its last sale, and the loan that paid for it. It has a license of its own, without which `/us-property` is still answered. The address is found as there.",
    "The demo sample invents every figure, the same ones each time, also for buildings that everyone knows."
  ],
  "parameters": [
    { "name": "street", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "The street line with the house number. Without city, state and ZIP code it is the whole address. It is found and corrected as `/us-street` does." },
    { "name": "secondary", "type": "string", "isRequired": false, "bounds": "1 to 50 characters", "text": "Apartment, suite or floor." },
    { "name": "city", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Name of the city." },
    { "name": "state", "type": "string", "isRequired": false, "bounds": "1 to 32 characters", "text": "The state, by its abbreviation or its name." },
    { "name": "zipcode", "type": "string", "isRequired": false, "bounds": "1 to 16 characters", "text": "ZIP code, of five digits or nine." },
    { "name": "license", "type": "string", "isRequired": false, "bounds": "1 to 100 characters", "text": "Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first license of the product that the account holds with an active subscription." },
    { "name": "key", "type": "string", "isRequired": false, "bounds": "1 to 64 characters", "text": "Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id is refused like an unknown one." }
  ],
  "body": [],
  "answer": [
    { "name": "results[]", "type": "array", "isRequired": true, "bounds": "0 to 10 entries", "text": "The buildings that the address may mean, best match first." },
    { "name": "results[].postal_address", "type": "object", "isRequired": true, "bounds": "", "text": "A delivery point in standard form." },
    { "name": "results[].postal_address.delivery_line_1", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "House number and street, and the unit if one was given and exists." },
    { "name": "results[].postal_address.last_line", "type": "string", "isRequired": true, "bounds": "1 to 100 characters", "text": "City, state and ZIP code." },
    { "name": "results[].postal_address.city_name", "type": "string", "isRequired": true, "bounds": "1 to 64 characters", "text": "City." },
    { "name": "results[].postal_address.state_abbreviation", "type": "string", "isRequired": true, "bounds": "2 characters", "text": "State." },
    { "name": "results[].postal_address.zipcode", "type": "string", "isRequired": true, "bounds": "5 characters", "text": "ZIP code." },
    { "name": "results[].postal_address.plus4_code", "type": "string", "isRequired": true, "bounds": "4 characters", "text": "The four digits after it." },
    { "name": "results[].postal_address.delivery_point_barcode", "type": "string", "isRequired": true, "bounds": "12 characters", "text": "The digits under the bars on an envelope, the same that `/us-street` returns. They name a delivery point in one text, so they can join these data with other ones." },
    { "name": "results[].assessment", "type": "object", "isRequired": true, "bounds": "", "text": "The market value that the assessor of the county found." },
    { "name": "results[].assessment.assessed_year", "type": "integer", "isRequired": true, "bounds": "1900 to 2100", "text": "A year." },
    { "name": "results[].assessment.land_value", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Money in US cents." },
    { "name": "results[].assessment.improvement_value", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Money in US cents." },
    { "name": "results[].assessment.total_value", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Money in US cents." },
    { "name": "results[].property_tax", "type": "object", "isRequired": true, "bounds": "", "text": "The tax that the county asks for." },
    { "name": "results[].property_tax.tax_year", "type": "integer", "isRequired": true, "bounds": "1900 to 2100", "text": "A year." },
    { "name": "results[].property_tax.yearly_tax", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Money in US cents." },
    { "name": "results[].last_sale", "type": "object or null", "isRequired": true, "bounds": "", "text": "The last sale; null if none is on record." },
    { "name": "results[].last_sale.sold_on", "type": "string", "isRequired": true, "bounds": "", "text": "Day of the deed." },
    { "name": "results[].last_sale.sale_price", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Money in US cents." },
    { "name": "results[].last_sale.loan", "type": "object or null", "isRequired": true, "bounds": "", "text": "The loan that paid for a part of it; null if none was recorded." },
    { "name": "results[].last_sale.loan.loan_kind", "type": "string", "isRequired": true, "bounds": "conventional, fha, va, commercial", "text": "Who stands behind it." },
    { "name": "results[].last_sale.loan.loan_amount", "type": "integer", "isRequired": true, "bounds": "0 to 1000000000000", "text": "Money in US cents." }
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
