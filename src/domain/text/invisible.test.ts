import { expect, test } from 'vitest'
import { withoutInvisible } from './invisible.ts'

test.each([
  ['5\u200b Main\u0000 St\ufeff', '5 Main St'],
  ['\u202aann@a.example\u202c', 'ann@a.example'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['👩\u200d🚀 a\u00a0b', '👩\u200d🚀 a\u00a0b'],
])('%j is %j without invisible marks', (text, plain) => expect(withoutInvisible(text)).toBe(plain))
