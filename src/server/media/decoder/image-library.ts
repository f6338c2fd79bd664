import sharp from 'sharp'

// An allow-list: by itself libvips would read SVG, PDF and more.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
})
// One thread an image and nothing kept: memory stays flat, and other requests get their turn.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
