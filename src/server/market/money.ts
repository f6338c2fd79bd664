/** Every currency that we know has hundredths at the providers, rupiah too. */
const MINOR = 100
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/

/** "4.99" is 499. Undefined for what is no amount, and for 0. */
export function readAmount(text: string): number | undefined {
  if (!AMOUNT.test(text)) return undefined
  const [whole = '0', part = ''] = text.split('.')
  const amount = Number(whole) * MINOR + Number(part.padEnd(2, '0'))
  return amount > 0 ? amount : undefined
}

/** As `readAmount` takes it. */
export function writeAmount(amountMinor: number): string {
  const part = amountMinor % MINOR
  return `${Math.trunc(amountMinor / MINOR)}${part === 0 ? '' : `.${String(part).padStart(2, '0')}`}`
}
