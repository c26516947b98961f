// Written by npm run samples. Do not edit.
import type { FormatsFigure } from '#portal/content/templates/product-figures.ts'

export const formats: FormatsFigure['addresses'] = [
  {
    "country": "Germany",
    "lines": [
      [
        {
          "text": "Mühlbachstraße",
          "part": "street"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "12",
          "part": "premise"
        }
      ],
      [
        {
          "text": "80331",
          "part": "code"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "München",
          "part": "locality"
        }
      ]
    ]
  },
  {
    "country": "France",
    "lines": [
      [
        {
          "text": "160",
          "part": "premise"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "Rue de Rivoli",
          "part": "street"
        }
      ],
      [
        {
          "text": "75001",
          "part": "code"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "Paris",
          "part": "locality"
        }
      ]
    ]
  },
  {
    "country": "Canada",
    "lines": [
      [
        {
          "text": "1000",
          "part": "premise"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "Rue Sainte-Catherine Ouest",
          "part": "street"
        }
      ],
      [
        {
          "text": "Montréal",
          "part": "locality"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "QC",
          "part": "area"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "H3B 1A1",
          "part": "code"
        }
      ]
    ]
  },
  {
    "country": "Italy",
    "lines": [
      [
        {
          "text": "Via del Corso",
          "part": "street"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "320",
          "part": "premise"
        }
      ],
      [
        {
          "text": "00186",
          "part": "code"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "Roma",
          "part": "locality"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "RM",
          "part": "area"
        }
      ]
    ]
  },
  {
    "country": "Netherlands",
    "lines": [
      [
        {
          "text": "Keizersgracht",
          "part": "street"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "174",
          "part": "premise"
        }
      ],
      [
        {
          "text": "1015 CJ",
          "part": "code"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "Amsterdam",
          "part": "locality"
        }
      ]
    ]
  },
  {
    "country": "India",
    "lines": [
      [
        {
          "text": "21",
          "part": "premise"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "Banyan Tree Road",
          "part": "street"
        }
      ],
      [
        {
          "text": "Pune",
          "part": "locality"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "MH",
          "part": "area"
        },
        {
          "text": " ",
          "part": null
        },
        {
          "text": "411001",
          "part": "code"
        }
      ]
    ]
  }
]

export const countryCount: number = 23
