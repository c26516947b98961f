// Written by npm run samples. Do not edit.
import type { TypingFigure } from '#portal/content/templates/product-figures.ts'

export const usTyping: TypingFigure['steps'] = [
  {
    "label": "2",
    "typed": "2",
    "suggestions": [
      {
        "line": "20 Copper Mill Ave",
        "place": "Boulder CO 80302",
        "entries": 1
      },
      {
        "line": "20 Exchange Pl",
        "place": "New York NY 10005",
        "entries": 40
      },
      {
        "line": "200 S 5th St",
        "place": "Springfield IL 62701",
        "entries": 1
      },
      {
        "line": "200 N Juniper St",
        "place": "Salt Lake City UT 84116",
        "entries": 1
      },
      {
        "line": "200 N Killingsworth St",
        "place": "Portland OR 97217",
        "entries": 1
      }
    ]
  },
  {
    "label": "214",
    "typed": "214",
    "suggestions": [
      {
        "line": "214 17th St",
        "place": "Denver CO 80202",
        "entries": 5
      },
      {
        "line": "214 8th Ave",
        "place": "New York NY 10001",
        "entries": 31
      },
      {
        "line": "214 N Juniper St",
        "place": "Salt Lake City UT 84116",
        "entries": 1
      },
      {
        "line": "214 N Spring St",
        "place": "Los Angeles CA 90012",
        "entries": 1
      },
      {
        "line": "214 Westlake Ave N",
        "place": "Seattle WA 98109",
        "entries": 13
      }
    ]
  },
  {
    "label": "214 n",
    "typed": "214 n",
    "suggestions": [
      {
        "line": "214 N Juniper St",
        "place": "Salt Lake City UT 84116",
        "entries": 1
      },
      {
        "line": "214 N Spring St",
        "place": "Los Angeles CA 90012",
        "entries": 1
      }
    ]
  },
  {
    "label": "214 n j",
    "typed": "214 n j",
    "suggestions": [
      {
        "line": "214 N Juniper St",
        "place": "Salt Lake City UT 84116",
        "entries": 1
      }
    ]
  }
]

export const typingAbroad: TypingFigure['steps'] = [
  {
    "label": "France",
    "typed": "rue de",
    "suggestions": [
      {
        "line": "Rue de la République",
        "place": "69002 Lyon",
        "entries": 85
      },
      {
        "line": "Rue de Rivoli",
        "place": "75001 Paris",
        "entries": 107
      },
      {
        "line": "Rue des Tilleuls",
        "place": "69002 Lyon",
        "entries": 64
      }
    ]
  },
  {
    "label": "Canada",
    "typed": "rue",
    "suggestions": [
      {
        "line": "Rue du Vieux Quai",
        "place": "Québec QC G1K 4B2",
        "entries": 117
      },
      {
        "line": "Rue Sainte-Catherine Ouest",
        "place": "Montréal QC H3B 1A1",
        "entries": 791
      }
    ]
  },
  {
    "label": "Brazil",
    "typed": "ave",
    "suggestions": [
      {
        "line": "Avenida Paulista",
        "place": "01310-100 São Paulo SP",
        "entries": 2500
      }
    ]
  },
  {
    "label": "Street opened",
    "typed": "rue de ri",
    "suggestions": [
      {
        "line": "144 Rue de Rivoli",
        "place": "75001 Paris",
        "entries": 1
      },
      {
        "line": "145 Rue de Rivoli",
        "place": "75001 Paris",
        "entries": 1
      },
      {
        "line": "146 Rue de Rivoli",
        "place": "75001 Paris",
        "entries": 1
      },
      {
        "line": "147 Rue de Rivoli",
        "place": "75001 Paris",
        "entries": 1
      }
    ]
  }
]
