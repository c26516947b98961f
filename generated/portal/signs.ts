// Written by npm run samples. Do not edit.
export const signs = [
  {
    "deliveryLine": "1600 Amphitheatre Pkwy",
    "lastLine": "Mountain View CA 94043-1351",
    "code": "Y"
  },
  {
    "deliveryLine": "350 5th Ave",
    "lastLine": "New York NY 10118-0110",
    "code": "D"
  },
  {
    "deliveryLine": "11 Wall St",
    "lastLine": "New York NY 10005-1905",
    "code": "Y"
  }
]
