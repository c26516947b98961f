// Written by npm run samples. Do not edit.
import type { UnitsFigure } from '#portal/content/templates/product-figures.ts'

export const units: Pick<UnitsFigure, 'address' | 'designator' | 'numbers'> = {
  "address": "88 Copper Mill Ave, Boulder CO 80302-3217",
  "designator": "Apt",
  "numbers": [
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "13",
    "14",
    "15",
    "16",
    "17",
    "18",
    "19",
    "20",
    "21",
    "22",
    "23",
    "24"
  ]
}
