// Written by npm run samples. Do not edit.

/** The largest value, length or count of each parameter, and the one without it, from the gateway's contract. */
export const bounds = {
  "verifyUsAddress": {
    "street": {
      "most": 100
    },
    "secondary": {
      "most": 50
    },
    "city": {
      "most": 64
    },
    "state": {
      "most": 32
    },
    "zipcode": {
      "most": 16
    },
    "candidates": {
      "most": 10,
      "usual": 1
    },
    "input_id": {
      "most": 36
    },
    "X-Tag": {
      "most": 64
    }
  },
  "verifyUsAddresses": {
    "X-Tag": {
      "most": 64
    },
    "lookups": {
      "most": 100
    }
  },
  "suggestUsAddresses": {
    "search": {
      "most": 127
    },
    "max_results": {
      "most": 10,
      "usual": 10
    },
    "only_state": {
      "most": 2
    },
    "selected": {
      "most": 200
    },
    "X-Tag": {
      "most": 64
    }
  },
  "findNearestUsAddresses": {
    "latitude": {
      "most": 90
    },
    "longitude": {
      "most": 180
    },
    "max_distance": {
      "most": 10000,
      "usual": 200
    },
    "max_results": {
      "most": 10,
      "usual": 5
    },
    "X-Tag": {
      "most": 64
    }
  },
  "getUsProperty": {
    "street": {
      "most": 100
    },
    "secondary": {
      "most": 50
    },
    "city": {
      "most": 64
    },
    "state": {
      "most": 32
    },
    "zipcode": {
      "most": 16
    },
    "X-Tag": {
      "most": 64
    }
  },
  "getUsPropertyFinancials": {
    "street": {
      "most": 100
    },
    "secondary": {
      "most": 50
    },
    "city": {
      "most": 64
    },
    "state": {
      "most": 32
    },
    "zipcode": {
      "most": 16
    },
    "X-Tag": {
      "most": 64
    }
  },
  "getUsGeoreference": {
    "street": {
      "most": 100
    },
    "secondary": {
      "most": 50
    },
    "city": {
      "most": 64
    },
    "state": {
      "most": 32
    },
    "zipcode": {
      "most": 16
    },
    "X-Tag": {
      "most": 64
    }
  },
  "listUsSecondaryAddresses": {
    "street": {
      "most": 100
    },
    "city": {
      "most": 64
    },
    "state": {
      "most": 32
    },
    "zipcode": {
      "most": 16
    },
    "max_results": {
      "most": 1000,
      "usual": 100
    },
    "after": {
      "most": 12
    },
    "X-Tag": {
      "most": 64
    }
  },
  "geocodeUsAddress": {
    "street": {
      "most": 100
    },
    "secondary": {
      "most": 50
    },
    "city": {
      "most": 64
    },
    "state": {
      "most": 32
    },
    "zipcode": {
      "most": 16
    },
    "X-Tag": {
      "most": 64
    }
  },
  "verifyInternationalAddress": {
    "country": {
      "most": 64
    },
    "address1": {
      "most": 200
    },
    "locality": {
      "most": 100
    },
    "administrative_area": {
      "most": 100
    },
    "postal_code": {
      "most": 20
    },
    "X-Tag": {
      "most": 64
    }
  },
  "suggestInternationalAddresses": {
    "country": {
      "most": 64
    },
    "search": {
      "most": 127
    },
    "group": {
      "most": 32
    },
    "max_results": {
      "most": 10,
      "usual": 10
    },
    "X-Tag": {
      "most": 64
    }
  },
  "geocodeInternationalAddress": {
    "country": {
      "most": 64
    },
    "address1": {
      "most": 200
    },
    "locality": {
      "most": 100
    },
    "administrative_area": {
      "most": 100
    },
    "postal_code": {
      "most": 20
    },
    "X-Tag": {
      "most": 64
    }
  }
} as const
