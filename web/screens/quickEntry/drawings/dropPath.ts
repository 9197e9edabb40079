/** Returns the path of a drop with the centre and the radius of its round part. */
export const dropPath = (x: number, y: number, r: number) =>
  `M${x} ${y - r * 1.9}C${x + r * 0.35} ${y - r * 1.2} ${x + r} ${y - r * 0.7} ${x + r} ${y}a${r} ${r} 0 0 1 ${-2 * r} 0C${x - r} ${y - r * 0.7} ${x - r * 0.35} ${y - r * 1.2} ${x} ${y - r * 1.9}Z`
