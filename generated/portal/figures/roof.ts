// Written by npm run samples. Do not edit.
import type { RoofFigure } from '#portal/content/templates/product-figures.ts'

export const roof: Omit<RoofFigure, 'kind' | 'note'> = {
  "address": "214 N Juniper St, Salt Lake City UT 84116-2911",
  "houses": [
    {
      "east": -63.2,
      "north": -3.3
    },
    {
      "east": -50.5,
      "north": -2.2
    },
    {
      "east": -37.9,
      "north": -2.2
    },
    {
      "east": -25.3,
      "north": -1.1
    },
    {
      "east": -12.6,
      "north": -1.1
    },
    {
      "east": 0,
      "north": 0
    },
    {
      "east": 12.6,
      "north": 0
    },
    {
      "east": 25.3,
      "north": 1.1
    },
    {
      "east": 37.9,
      "north": 1.1
    },
    {
      "east": 50.5,
      "north": 2.2
    },
    {
      "east": 63.2,
      "north": 2.2
    },
    {
      "east": -58.1,
      "north": 36.7
    },
    {
      "east": -45.5,
      "north": 37.8
    },
    {
      "east": -32.8,
      "north": 37.8
    },
    {
      "east": -20.2,
      "north": 38.9
    },
    {
      "east": -7.6,
      "north": 38.9
    },
    {
      "east": 5.1,
      "north": 40
    },
    {
      "east": 17.7,
      "north": 40
    },
    {
      "east": 30.3,
      "north": 41.1
    },
    {
      "east": 42.9,
      "north": 41.1
    },
    {
      "east": 55.6,
      "north": 42.3
    }
  ],
  "street": {
    "name": "N Juniper St",
    "from": {
      "east": -200,
      "north": 10.9
    },
    "to": {
      "east": 200,
      "north": 28.3
    }
  },
  "others": [
    {
      "name": "The block, by verification",
      "east": -38.7,
      "north": -17.8,
      "distance": 42.6
    },
    {
      "name": "Center of the ZIP Code",
      "east": -552.4,
      "north": -217.9,
      "distance": 593.8
    }
  ]
}
