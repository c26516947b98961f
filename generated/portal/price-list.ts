// Written by npm run samples. Do not edit.
import type { PricedProduct } from '#portal/content/page.ts'

/** The public prices, by the key of the license. */
export const priceList = {
  "us-standard-cloud": {
    "label": "US Address Verification, Standard",
    "trial": null,
    "free": { "planId": 3051, "lookups": 250 },
    "plans": [
      { "planId": 3071, "months": 1, "lookups": 1000, "price": 270, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3072, "months": 1, "lookups": 10000, "price": 1500, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3073, "months": 1, "lookups": 50000, "price": 4500, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 3074, "months": 1, "lookups": 100000, "price": 8000, "rateLimit": 250, "seats": 25, "tier": 4 },
      { "planId": 3061, "months": 12, "lookups": 10000, "price": 2400, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3062, "months": 12, "lookups": 100000, "price": 13200, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3063, "months": 12, "lookups": 500000, "price": 40500, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 3064, "months": 12, "lookups": 1000000, "price": 72000, "rateLimit": 250, "seats": 25, "tier": 4 }
    ]
  },
  "us-core-cloud": {
    "label": "US Address Verification, Plus",
    "trial": {
      "name": "usCoreOneTimeTrial",
      "days": 42,
      "lookups": 1000
    },
    "free": { "planId": 3102, "lookups": 250 },
    "plans": [
      { "planId": 3131, "months": 1, "lookups": 1000, "price": 400, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3132, "months": 1, "lookups": 5000, "price": 1200, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3133, "months": 1, "lookups": 10000, "price": 2000, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 3134, "months": 1, "lookups": 50000, "price": 6000, "rateLimit": 250, "seats": 25, "tier": 4 },
      { "planId": 3135, "months": 1, "lookups": 100000, "price": 10500, "rateLimit": 250, "seats": 50, "tier": 5 },
      { "planId": 3136, "months": 1, "lookups": 500000, "price": 42000, "rateLimit": 500, "seats": 100, "tier": 6 },
      { "planId": 3137, "months": 1, "lookups": 1000000000000, "price": 53500, "rateLimit": null, "seats": 250, "tier": 7 },
      { "planId": 3117, "months": 12, "lookups": 10000, "price": 3600, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3118, "months": 12, "lookups": 50000, "price": 10800, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3119, "months": 12, "lookups": 100000, "price": 18000, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 3120, "months": 12, "lookups": 500000, "price": 54000, "rateLimit": 250, "seats": 25, "tier": 4 },
      { "planId": 3122, "months": 12, "lookups": 1000000, "price": 94500, "rateLimit": 250, "seats": 50, "tier": 5 },
      { "planId": 3123, "months": 12, "lookups": 5000000, "price": 378000, "rateLimit": 500, "seats": 100, "tier": 6 },
      { "planId": 3121, "months": 12, "lookups": 1000000000000, "price": 480000, "rateLimit": null, "seats": 250, "tier": 7 }
    ]
  },
  "us-autocomplete-pro-cloud": {
    "label": "US Address Autocomplete, Pro",
    "trial": {
      "name": "usAutocompleteProCloudOneTimeTrial",
      "days": 42,
      "lookups": 1000
    },
    "free": null,
    "plans": [
      { "planId": 3310, "months": 1, "lookups": 10000, "price": 2900, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3311, "months": 1, "lookups": 100000, "price": 14900, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3312, "months": 1, "lookups": 500000, "price": 49900, "rateLimit": 250, "seats": 10, "tier": 3 },
      { "planId": 3313, "months": 1, "lookups": 1000000000000, "price": 66700, "rateLimit": null, "seats": 25, "tier": 4 },
      { "planId": 3380, "months": 12, "lookups": 100000, "price": 26100, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3381, "months": 12, "lookups": 1000000, "price": 134100, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3382, "months": 12, "lookups": 5000000, "price": 449100, "rateLimit": 250, "seats": 10, "tier": 3 },
      { "planId": 3390, "months": 12, "lookups": 1000000000000, "price": 600000, "rateLimit": null, "seats": 25, "tier": 4 }
    ]
  },
  "us-rooftop-geocoding-cloud": {
    "label": "US Rooftop Geocoding",
    "trial": {
      "name": "usRooftopGeocodingCloudOneTimeTrial",
      "days": 42,
      "lookups": 1000
    },
    "free": null,
    "plans": [
      { "planId": 3420, "months": 1, "lookups": 1000, "price": 1000, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3421, "months": 1, "lookups": 5000, "price": 3800, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3422, "months": 1, "lookups": 10000, "price": 6700, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 3423, "months": 1, "lookups": 50000, "price": 24000, "rateLimit": 250, "seats": 25, "tier": 4 },
      { "planId": 3424, "months": 1, "lookups": 100000, "price": 40000, "rateLimit": 250, "seats": 50, "tier": 5 },
      { "planId": 3408, "months": 12, "lookups": 10000, "price": 9000, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3409, "months": 12, "lookups": 50000, "price": 34200, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3410, "months": 12, "lookups": 100000, "price": 60000, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 3411, "months": 12, "lookups": 500000, "price": 216000, "rateLimit": 250, "seats": 25, "tier": 4 },
      { "planId": 3412, "months": 12, "lookups": 1000000, "price": 360000, "rateLimit": 250, "seats": 50, "tier": 5 }
    ]
  },
  "us-reverse-geocoding-cloud": {
    "label": "US Reverse Geocoding",
    "trial": {
      "name": "usReverseGeocodingCloudOneTimeTrial",
      "days": 42,
      "lookups": 1000
    },
    "free": null,
    "plans": [
      { "planId": 3520, "months": 1, "lookups": 1000, "price": 800, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3521, "months": 1, "lookups": 5000, "price": 3000, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3522, "months": 1, "lookups": 10000, "price": 5300, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 3523, "months": 1, "lookups": 50000, "price": 19000, "rateLimit": 250, "seats": 25, "tier": 4 },
      { "planId": 3524, "months": 1, "lookups": 100000, "price": 32000, "rateLimit": 250, "seats": 50, "tier": 5 },
      { "planId": 3508, "months": 12, "lookups": 10000, "price": 7200, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3509, "months": 12, "lookups": 50000, "price": 27000, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3510, "months": 12, "lookups": 100000, "price": 48000, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 3511, "months": 12, "lookups": 500000, "price": 171000, "rateLimit": 250, "seats": 25, "tier": 4 },
      { "planId": 3512, "months": 12, "lookups": 1000000, "price": 288000, "rateLimit": 250, "seats": 50, "tier": 5 }
    ]
  },
  "international-cloud": {
    "label": "International Address Verification",
    "trial": {
      "name": "internationalCloudOneTimeTrial",
      "days": 42,
      "lookups": 100
    },
    "free": null,
    "plans": [
      { "planId": 3704, "months": 1, "lookups": 1000, "price": 2400, "rateLimit": 20, "seats": 2, "tier": 1 },
      { "planId": 3705, "months": 1, "lookups": 10000, "price": 12000, "rateLimit": 50, "seats": 5, "tier": 2 },
      { "planId": 3706, "months": 1, "lookups": 100000, "price": 84000, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 3707, "months": 1, "lookups": 500000, "price": 300000, "rateLimit": 250, "seats": 25, "tier": 4 },
      { "planId": 3714, "months": 12, "lookups": 10000, "price": 21600, "rateLimit": 20, "seats": 2, "tier": 1 },
      { "planId": 3715, "months": 12, "lookups": 100000, "price": 108000, "rateLimit": 50, "seats": 5, "tier": 2 },
      { "planId": 3716, "months": 12, "lookups": 1000000, "price": 756000, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 3717, "months": 12, "lookups": 5000000, "price": 2700000, "rateLimit": 250, "seats": 25, "tier": 4 }
    ]
  },
  "international-autocomplete-cloud": {
    "label": "International Address Autocomplete",
    "trial": {
      "name": "internationalAutocompleteCloudOneTimeTrial",
      "days": 42,
      "lookups": 100
    },
    "free": null,
    "plans": [
      { "planId": 3810, "months": 1, "lookups": 10000, "price": 6000, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3811, "months": 1, "lookups": 50000, "price": 24000, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3812, "months": 1, "lookups": 100000, "price": 42000, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 3813, "months": 1, "lookups": 500000, "price": 150000, "rateLimit": 250, "seats": 25, "tier": 4 },
      { "planId": 3820, "months": 12, "lookups": 100000, "price": 54000, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3821, "months": 12, "lookups": 500000, "price": 216000, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3822, "months": 12, "lookups": 1000000, "price": 378000, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 3823, "months": 12, "lookups": 5000000, "price": 1350000, "rateLimit": 250, "seats": 25, "tier": 4 }
    ]
  },
  "international-geocoding-cloud": {
    "label": "International Geocoding",
    "trial": {
      "name": "internationalGeocodingCloudOneTimeTrial",
      "days": 42,
      "lookups": 100
    },
    "free": null,
    "plans": [
      { "planId": 3910, "months": 1, "lookups": 10000, "price": 15000, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3911, "months": 1, "lookups": 50000, "price": 60000, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3912, "months": 1, "lookups": 100000, "price": 105000, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 3920, "months": 12, "lookups": 100000, "price": 135000, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 3921, "months": 12, "lookups": 500000, "price": 540000, "rateLimit": 100, "seats": 5, "tier": 2 },
      { "planId": 3922, "months": 12, "lookups": 1000000, "price": 945000, "rateLimit": 100, "seats": 10, "tier": 3 }
    ]
  },
  "us-property-data-cloud": {
    "label": "US Property Data",
    "trial": {
      "name": "usPropertyDataCloudOneTimeTrial",
      "days": 42,
      "lookups": 15
    },
    "free": null,
    "plans": [
      { "planId": 4020, "months": 1, "lookups": 1000, "price": 13500, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 4021, "months": 1, "lookups": 5000, "price": 60000, "rateLimit": 50, "seats": 5, "tier": 2 },
      { "planId": 4022, "months": 1, "lookups": 10000, "price": 108000, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 4010, "months": 12, "lookups": 10000, "price": 120000, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 4011, "months": 12, "lookups": 50000, "price": 540000, "rateLimit": 50, "seats": 5, "tier": 2 },
      { "planId": 4012, "months": 12, "lookups": 100000, "price": 972000, "rateLimit": 100, "seats": 10, "tier": 3 }
    ]
  },
  "us-georeference-data-cloud": {
    "label": "US GeoReference Data",
    "trial": {
      "name": "usGeoreferenceDataCloudOneTimeTrial",
      "days": 42,
      "lookups": 1000
    },
    "free": null,
    "plans": [
      { "planId": 4120, "months": 1, "lookups": 1000, "price": 3400, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 4121, "months": 1, "lookups": 5000, "price": 15000, "rateLimit": 50, "seats": 5, "tier": 2 },
      { "planId": 4122, "months": 1, "lookups": 10000, "price": 27000, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 4123, "months": 1, "lookups": 50000, "price": 110000, "rateLimit": 250, "seats": 25, "tier": 4 },
      { "planId": 4110, "months": 12, "lookups": 10000, "price": 30000, "rateLimit": 50, "seats": 2, "tier": 1 },
      { "planId": 4111, "months": 12, "lookups": 50000, "price": 135000, "rateLimit": 50, "seats": 5, "tier": 2 },
      { "planId": 4112, "months": 12, "lookups": 100000, "price": 243000, "rateLimit": 100, "seats": 10, "tier": 3 },
      { "planId": 4113, "months": 12, "lookups": 500000, "price": 990000, "rateLimit": 250, "seats": 25, "tier": 4 }
    ]
  },
  "us-secondary-data-cloud": {
    "label": "US Secondary Address Data",
    "trial": {
      "name": "usSecondaryDataCloudOneTimeTrial",
      "days": 42,
      "lookups": 1000
    },
    "free": null,
    "plans": []
  }
} as const satisfies Record<string, PricedProduct>

/** Seats that multi-user access adds, and its price for a year in US cents. */
export const multiUserPrices: readonly (readonly [seats: number, cents: number])[] = [[5,12000],[25,48000],[100,150000]]

/** Where the master address list is sold by itself. */
export const masterAddressListRegions: readonly string[] = [
  "Alabama",
  "Alaska",
  "Arizona",
  "Arkansas",
  "California",
  "Colorado",
  "Connecticut",
  "Delaware",
  "District of Columbia",
  "Florida",
  "Georgia",
  "Hawaii",
  "Idaho",
  "Illinois",
  "Indiana",
  "Iowa",
  "Kansas",
  "Kentucky",
  "Louisiana",
  "Maine",
  "Maryland",
  "Massachusetts",
  "Michigan",
  "Minnesota",
  "Mississippi",
  "Missouri",
  "Montana",
  "Nebraska",
  "Nevada",
  "New Hampshire",
  "New Jersey",
  "New Mexico",
  "New York",
  "North Carolina",
  "North Dakota",
  "Ohio",
  "Oklahoma",
  "Oregon",
  "Pennsylvania",
  "Puerto Rico",
  "Rhode Island",
  "South Carolina",
  "South Dakota",
  "Tennessee",
  "Texas",
  "Utah",
  "Vermont",
  "Virginia",
  "Washington",
  "West Virginia",
  "Wisconsin",
  "Wyoming"
]
