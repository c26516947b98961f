// Written by npm run samples. Do not edit.
import type { SliceFigure } from '#portal/content/templates/product-figures.ts'

export const slice: Pick<SliceFigure, 'columns' | 'rows'> = {
  "columns": [
    "delivery_line_1",
    "city_name",
    "state_abbreviation",
    "zip_plus4",
    "delivery_point_barcode",
    "rdi",
    "latitude",
    "longitude"
  ],
  "rows": [
    [
      "14 Copper Mill Ave",
      "Boulder",
      "CO",
      "80302-3104",
      "803023104144",
      "residential",
      "40.011",
      "-105.28"
    ],
    [
      "16 Copper Mill Ave",
      "Boulder",
      "CO",
      "80302-3105",
      "803023105161",
      "residential",
      "40.011",
      "-105.28"
    ],
    [
      "18 Copper Mill Ave",
      "Boulder",
      "CO",
      "80302-3106",
      "803023106188",
      "residential",
      "40.011",
      "-105.28"
    ],
    [
      "20 Copper Mill Ave",
      "Boulder",
      "CO",
      "80302-3107",
      "803023107204",
      "residential",
      "40.011",
      "-105.28"
    ],
    [
      "22 Copper Mill Ave",
      "Boulder",
      "CO",
      "80302-3108",
      "803023108221",
      "residential",
      "40.011",
      "-105.28"
    ],
    [
      "24 Copper Mill Ave",
      "Boulder",
      "CO",
      "80302-3109",
      "803023109248",
      "residential",
      "40.011",
      "-105.28"
    ]
  ]
}
