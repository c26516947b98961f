/** What people paste most, without personal data. The command goes to this deployment. */
export const examplesAt = (origin: string) => [
  { label: 'An error number', text: '1588026162' },
  {
    label: 'An answer',
    text: '[{"id":1588026122,"name":"key-unauthorized","message":"The key is not authorized for this request.","fields":[],"status":403}]',
  },
  { label: 'A page', text: 'Referer: https://www.northwind.example/checkout' },
  {
    label: 'A command',
    text: `curl '${origin}/api/gateway/us-street?street=1+Main+St' \\\n  -u 0193f1c4-8d20-7b55-8f3e-61a7c0d94e12:sk_thisIsNoTokenOfAnybody00000000000Kd7W`,
  },
]
