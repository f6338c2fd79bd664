import type { ServerResponse } from 'node:http'
import type { StripeWorld } from './stripe-world-testing.ts'

/** The pages that a browser is sent to: a checkout with two ways out of it, the portal, an invoice. */
export function stripePage(world: StripeWorld, method: string, path: string, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(path, 'http://stand-in')
  const [, kind, id = ''] = pathname.split('/')
  const session = world.sessions.get(id)
  if (kind === 'pay' && session !== undefined && method === 'POST') {
    world.pay(id)
    return void response.writeHead(303, { location: session.success_url }).end()
  }
  if (kind === 'pay' && session?.status === 'open') {
    const price = world.prices.get(world.orders.get(id)?.price ?? '')
    const due = price && `${price.currency.toUpperCase()} ${(price.unit_amount / 100).toFixed(2)}`
    return show(`Pay ${due} a ${price?.recurring.interval}`, [
      `<form method="post"><button>Pay</button></form>`,
      `<a href="${escape(session.cancel_url)}">Back</a>`,
    ])
  }
  if (kind === 'portal' && world.customers.has(id))
    return show('Billing portal', [`<a href="${escape(searchParams.get('back') ?? '')}">Return</a>`])
  if (kind === 'invoice' && world.invoices.has(id)) return show(`Invoice ${id}`, [])
  response.writeHead(404).end()

  function show(title: string, parts: string[]): void {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title>` +
        `<h1>${title}</h1>${parts.map((part) => `<p>${part}</p>`).join('')}</html>`,
    )
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
