/** The meaning of each match code of a US address: a short verdict, and what to do. */
export const matchLabels: Readonly<Record<string, { verdict: string; meaning: string; isGood: boolean }>> = {
  Y: {
    verdict: 'Deliverable',
    meaning: 'Mail is delivered to this address, including the unit if there is one.',
    isGood: true,
  },
  S: {
    verdict: 'Unit not recognized',
    meaning: 'The building exists, but this unit doesn’t. Ask for the unit number again.',
    isGood: false,
  },
  D: {
    verdict: 'Unit missing',
    meaning: 'The building has units, but the address doesn’t include one. Ask for the unit number.',
    isGood: false,
  },
  N: {
    verdict: 'Not deliverable',
    meaning: 'The street may exist, but the house number doesn’t. Ask for the address again.',
    isGood: false,
  },
}
