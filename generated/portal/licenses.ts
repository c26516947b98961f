// Written by npm run samples. Do not edit.

/** The licenses that pay for each path of the gateway, the preferred one first. */
export const licensesByPath: Readonly<Record<string, readonly { key: string; label: string }[]>> = {
  "/us-street": [
    {
      "key": "us-core-cloud",
      "label": "US Address Verification, Plus"
    },
    {
      "key": "us-standard-cloud",
      "label": "US Address Verification, Standard"
    }
  ],
  "/us-autocomplete": [
    {
      "key": "us-autocomplete-pro-cloud",
      "label": "US Address Autocomplete, Pro"
    }
  ],
  "/us-rooftop-geocoding": [
    {
      "key": "us-rooftop-geocoding-cloud",
      "label": "US Rooftop Geocoding"
    }
  ],
  "/us-reverse-geocoding": [
    {
      "key": "us-reverse-geocoding-cloud",
      "label": "US Reverse Geocoding"
    }
  ],
  "/us-property": [
    {
      "key": "us-property-data-cloud",
      "label": "US Property Data"
    },
    {
      "key": "us-property-structural-cloud",
      "label": "US Property Data, Structural"
    }
  ],
  "/us-property-financial": [
    {
      "key": "us-property-financial-cloud",
      "label": "US Property Data, Financial"
    }
  ],
  "/us-georeference": [
    {
      "key": "us-georeference-data-cloud",
      "label": "US GeoReference Data"
    }
  ],
  "/us-secondary": [
    {
      "key": "us-secondary-data-cloud",
      "label": "US Secondary Address Data"
    }
  ],
  "/international-street": [
    {
      "key": "international-cloud",
      "label": "International Address Verification"
    }
  ],
  "/international-autocomplete": [
    {
      "key": "international-autocomplete-cloud",
      "label": "International Address Autocomplete"
    }
  ],
  "/international-geocoding": [
    {
      "key": "international-geocoding-cloud",
      "label": "International Geocoding"
    }
  ]
}

/** How much one caller may ask for, whatever the plan. */
export const gatewayLimits = {
  "calls": 60000,
  "seconds": 60,
  "batch": 100,
  "rotationHours": 720
}
