// Written by npm run samples. Do not edit.
/** Every operation of the gateway, with the page that describes it. */
export const apiOperations = [
  {
    "method": "GET",
    "path": "/us-street",
    "summary": "Verify one address in the United States",
    "to": "/products/apis/us-street-api"
  },
  {
    "method": "POST",
    "path": "/us-street",
    "summary": "Verify up to 100 addresses in the United States",
    "to": "/products/apis/us-street-api"
  },
  {
    "method": "GET",
    "path": "/us-autocomplete",
    "summary": "Complete an address while it is typed",
    "to": "/docs/api/us-autocomplete"
  },
  {
    "method": "GET",
    "path": "/us-reverse-geocoding",
    "summary": "Find the addresses nearest to a place",
    "to": "/products/apis/us-reverse-geocoding"
  },
  {
    "method": "GET",
    "path": "/us-property",
    "summary": "Get what a building in the United States is like",
    "to": "/docs/api/us-property"
  },
  {
    "method": "GET",
    "path": "/us-property-financial",
    "summary": "Get values, tax and last sale of a building",
    "to": "/docs/api/us-property-financial"
  },
  {
    "method": "GET",
    "path": "/us-georeference",
    "summary": "Get census geography of an address in the United States",
    "to": "/docs/api/us-georeference"
  },
  {
    "method": "GET",
    "path": "/us-secondary",
    "summary": "List the units of a building in the United States",
    "to": "/docs/api/us-secondary"
  },
  {
    "method": "GET",
    "path": "/us-rooftop-geocoding",
    "summary": "Get the coordinates of a building in the United States",
    "to": "/docs/api/us-rooftop-geocoding"
  },
  {
    "method": "GET",
    "path": "/international-street",
    "summary": "Verify one address outside of the United States",
    "to": "/docs/api/international-street"
  },
  {
    "method": "GET",
    "path": "/international-autocomplete",
    "summary": "Complete an address abroad while it is typed",
    "to": "/docs/api/international-autocomplete"
  },
  {
    "method": "GET",
    "path": "/international-geocoding",
    "summary": "Get the coordinates of an address abroad",
    "to": "/docs/api/international-geocoding"
  }
]
