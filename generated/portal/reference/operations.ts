// Written by npm run samples. Do not edit.
/** Every operation of the gateway, with the page that describes it. */
export const apiOperations = [
  {
    "method": "GET",
    "path": "/us-street",
    "summary": "Verify a US address",
    "to": "/docs/api/us-street"
  },
  {
    "method": "POST",
    "path": "/us-street",
    "summary": "Verify up to 100 US addresses",
    "to": "/docs/api/us-street"
  },
  {
    "method": "GET",
    "path": "/us-autocomplete",
    "summary": "Complete a US address while someone types",
    "to": "/docs/api/us-autocomplete"
  },
  {
    "method": "GET",
    "path": "/us-reverse-geocoding",
    "summary": "Find the US addresses nearest to coordinates",
    "to": "/docs/api/us-reverse-geocoding"
  },
  {
    "method": "GET",
    "path": "/us-property",
    "summary": "Get property data of a US building",
    "to": "/docs/api/us-property"
  },
  {
    "method": "GET",
    "path": "/us-property-financial",
    "summary": "Get financial data of a US property",
    "to": "/docs/api/us-property-financial"
  },
  {
    "method": "GET",
    "path": "/us-georeference",
    "summary": "Get the census geography of a US address",
    "to": "/docs/api/us-georeference"
  },
  {
    "method": "GET",
    "path": "/us-secondary",
    "summary": "List the units of a US building",
    "to": "/docs/api/us-secondary"
  },
  {
    "method": "GET",
    "path": "/us-rooftop-geocoding",
    "summary": "Get the rooftop coordinates of a US address",
    "to": "/docs/api/us-rooftop-geocoding"
  },
  {
    "method": "GET",
    "path": "/international-street",
    "summary": "Verify an international address",
    "to": "/docs/api/international-street"
  },
  {
    "method": "GET",
    "path": "/international-autocomplete",
    "summary": "Complete an international address while someone types",
    "to": "/docs/api/international-autocomplete"
  },
  {
    "method": "GET",
    "path": "/international-geocoding",
    "summary": "Get the coordinates of an international address",
    "to": "/docs/api/international-geocoding"
  }
]
