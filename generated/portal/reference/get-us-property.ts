// Written by npm run samples. Do not edit.
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'

export const getUsProperty: ReferenceOperation = {
  "id": "getUsProperty",
  "method": "GET",
  "path": "/api/gateway/us-property",
  "summary": "Get what a building in the United States is like",
  "description": [
    "The principal data set: what the building at an address is made of, how large it is, and its lot. A unit has the data of its building. Several results mean that the address may be any of several houses, best match first. The list is empty if no address matches, which is a success and counts as a lookup.",
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
    { "name": "results[].structure", "type": "object", "isRequired": true, "bounds": "", "text": "The building itself; null where a figure makes no sense for its kind." },
    { "name": "results[].structure.building_use", "type": "string", "isRequired": true, "bounds": "single-family, apartments, offices, retail", "text": "What it is used for." },
    { "name": "results[].structure.year_built", "type": "integer", "isRequired": true, "bounds": "1600 to 2100", "text": "Year of construction." },
    { "name": "results[].structure.stories", "type": "integer", "isRequired": true, "bounds": "1 to 200", "text": "Stories above the ground." },
    { "name": "results[].structure.square_feet", "type": "integer", "isRequired": true, "bounds": "1 to 100000000", "text": "Floor area of all stories." },
    { "name": "results[].structure.units_count", "type": "integer", "isRequired": true, "bounds": "1 to 9999", "text": "Apartments or suites, 1 for a house." },
    { "name": "results[].structure.bedrooms", "type": "integer or null", "isRequired": true, "bounds": "0 to 100", "text": "Bedrooms of a house; null for other buildings." },
    { "name": "results[].structure.bathrooms", "type": "number or null", "isRequired": true, "bounds": "0 to 100", "text": "Bathrooms of a house, a half for one without bath or shower; null for other buildings." },
    { "name": "results[].structure.construction", "type": "string", "isRequired": true, "bounds": "wood-frame, masonry, concrete, steel", "text": "What bears it." },
    { "name": "results[].structure.exterior", "type": "string", "isRequired": true, "bounds": "brick, stone, stucco, siding, shingle, glass, concrete", "text": "What its walls look like from outside." },
    { "name": "results[].structure.roof", "type": "string", "isRequired": true, "bounds": "asphalt-shingle, metal, tile, slate, membrane", "text": "What covers it." },
    { "name": "results[].structure.heating", "type": "string", "isRequired": true, "bounds": "forced-air, boiler, heat-pump, electric, none", "text": "How it is heated." },
    { "name": "results[].structure.cooling", "type": "string", "isRequired": true, "bounds": "central, heat-pump, window, evaporative, none", "text": "How it is cooled." },
    { "name": "results[].structure.parking_spaces", "type": "integer", "isRequired": true, "bounds": "0 to 10000", "text": "Spaces in garages and carports, or on the lot." },
    { "name": "results[].lot", "type": "object", "isRequired": true, "bounds": "", "text": "The land that the building stands on." },
    { "name": "results[].lot.acres", "type": "number", "isRequired": true, "bounds": "0 to 10000", "text": "Its size in acres, to a hundredth." },
    { "name": "results[].lot.square_feet", "type": "integer", "isRequired": true, "bounds": "1 to 500000000", "text": "The same in square feet." }
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
