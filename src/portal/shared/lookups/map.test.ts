import { expect, test } from 'vitest'
import { onUsMap, usMapSize, usOutline } from './map.tsx'

test('the outline fits into the frame', () => {
  const points = usOutline.slice(1, -1).split('L')
  for (const point of points) {
    const [x = -1, y = -1] = point.split(' ').map(Number)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(usMapSize.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(usMapSize.height)
  }
})

test('places keep their directions', () => {
  const [boston, miami, seattle, denver] = [
    onUsMap(42.36, -71.06),
    onUsMap(25.77, -80.19),
    onUsMap(47.61, -122.33),
    onUsMap(39.74, -104.99),
  ]
  expect(boston?.x).toBeGreaterThan(denver?.x ?? Infinity)
  expect(seattle?.x).toBeLessThan(denver?.x ?? 0)
  expect(miami?.y).toBeGreaterThan(boston?.y ?? Infinity)
  expect(onUsMap(21.31, -157.86), 'Honolulu is not in the frame').toBeUndefined()
})
