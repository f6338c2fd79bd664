/** What a phone needs to keep the site among its apps; the colours are the dark theme's. */
export function manifestFor(siteName: string): string {
  return JSON.stringify({
    name: siteName,
    short_name: siteName,
    start_url: '/',
    display: 'standalone',
    background_color: '#14120f',
    theme_color: '#14120f',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
  })
}
