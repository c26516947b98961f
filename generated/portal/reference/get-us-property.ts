// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const getUsProperty: ReferenceOperation = {
  "id": "getUsProperty",
  "method": "GET",
  "path": "/api/gateway/us-property",
  "summary": "Get property data of a US building",
  "description": [
    "Returns the construction, size, and lot of the building at an address. A unit has the data of its building. Several results mean that several houses match, best match first. An empty list means that no address matches. That's a success and counts as a lookup.",
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
    { "name": "results[].structure", "type": "object", "isRequired": true, "bounds": "", "text": "The building. A figure is null if it doesn't apply to this kind of building." },
    { "name": "results[].structure.building_use", "type": "string", "isRequired": true, "bounds": "single-family, apartments, offices, retail", "text": "How the building is used." },
    { "name": "results[].structure.year_built", "type": "integer", "isRequired": true, "bounds": "1600 to 2100", "text": "Year of construction." },
    { "name": "results[].structure.stories", "type": "integer", "isRequired": true, "bounds": "1 to 200", "text": "Stories above the ground." },
    { "name": "results[].structure.square_feet", "type": "integer", "isRequired": true, "bounds": "1 to 100000000", "text": "Floor area of all stories." },
    { "name": "results[].structure.units_count", "type": "integer", "isRequired": true, "bounds": "1 to 9999", "text": "Number of apartments or suites. 1 for a house." },
    { "name": "results[].structure.bedrooms", "type": "integer or null", "isRequired": true, "bounds": "0 to 100", "text": "Bedrooms of a house. Null for other buildings." },
    { "name": "results[].structure.bathrooms", "type": "number or null", "isRequired": true, "bounds": "0 to 100", "text": "Bathrooms of a house. One without a bath or shower counts as a half. Null for other buildings." },
    { "name": "results[].structure.construction", "type": "string", "isRequired": true, "bounds": "wood-frame, masonry, concrete, steel", "text": "Load-bearing structure." },
    { "name": "results[].structure.exterior", "type": "string", "isRequired": true, "bounds": "brick, stone, stucco, siding, shingle, glass, concrete", "text": "Exterior walls." },
    { "name": "results[].structure.roof", "type": "string", "isRequired": true, "bounds": "asphalt-shingle, metal, tile, slate, membrane", "text": "Roof covering." },
    { "name": "results[].structure.heating", "type": "string", "isRequired": true, "bounds": "forced-air, boiler, heat-pump, electric, none", "text": "Heating system." },
    { "name": "results[].structure.cooling", "type": "string", "isRequired": true, "bounds": "central, heat-pump, window, evaporative, none", "text": "Cooling system." },
    { "name": "results[].structure.parking_spaces", "type": "integer", "isRequired": true, "bounds": "0 to 10000", "text": "Parking spaces in garages, in carports, and on the lot." },
    { "name": "results[].lot", "type": "object", "isRequired": true, "bounds": "", "text": "The building's lot." },
    { "name": "results[].lot.acres", "type": "number", "isRequired": true, "bounds": "0 to 10000", "text": "Size in acres, to the hundredth." },
    { "name": "results[].lot.square_feet", "type": "integer", "isRequired": true, "bounds": "1 to 500000000", "text": "Size in square feet." }
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
