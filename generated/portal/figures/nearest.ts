// Written by npm run samples. Do not edit.
import type { NearestFigure } from '#portal/content/templates/product-figures.ts'

export const nearest: Omit<NearestFigure, 'kind' | 'note'> = {
  "latitude": 40.7762,
  "longitude": -111.8956,
  "results": [
    {
      "line": "214 N Juniper St",
      "distance": 6.7,
      "bearing": 131.4
    },
    {
      "line": "212 N Juniper St",
      "distance": 9.4,
      "bearing": 233.7
    },
    {
      "line": "216 N Juniper St",
      "distance": 18.2,
      "bearing": 104.1
    },
    {
      "line": "210 N Juniper St",
      "distance": 21,
      "bearing": 254.6
    },
    {
      "line": "218 N Juniper St",
      "distance": 30.5,
      "bearing": 96.3
    },
    {
      "line": "208 N Juniper St",
      "distance": 33.5,
      "bearing": 258.5
    }
  ]
}
