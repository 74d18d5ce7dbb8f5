// The kernels in AssemblyScript, two scenarios at a time; shared/engine/kernels.ts says what each one does. Arrays
// arrive as addresses, `size` is the number of scenarios, even. Plain multiplications and additions in double precision
// and in the order of shared/engine/scalar-kernels.ts: the results are the same to the last bit.

const LANES: usize = 2;

/** log2 of the bytes of an entry. */
const FLOAT64: usize = 3;
const FLOAT32: usize = 2;
const UINT32: usize = 2;
const UINT16: usize = 1;

const LAST_BIN: f64 = 1023;

/** 2^52: from here on doubles are whole numbers, and their low bits hold what a number is above it. */
const WHOLE: f64 = 4503599627370496;

/** Entries of `binOf` that are compared at once. */
const BINS_AT_ONCE: usize = 8;

/** Two scenarios at the end of a stretch: `values·growth + (amount·annuity + last)`. */
function advanced(values: v128, growth: usize, annuity: usize, amounts: v128, lasts: v128): v128 {
  const growths = f64x2.promote_low_f32x4(v128.load64_zero(growth));
  const annuities = f64x2.promote_low_f32x4(v128.load64_zero(annuity));
  return f64x2.add(f64x2.mul(values, growths), f64x2.add(f64x2.mul(amounts, annuities), lasts));
}

export function advance(
  values: usize,
  growth: usize,
  annuity: usize,
  amount: f64,
  last: f64,
  size: usize,
): void {
  const amounts = f64x2.splat(amount);
  const lasts = f64x2.splat(last);
  const end = values + (size << FLOAT64);
  // Moving addresses: this loop and the next run most of all, and they save a tenth of the time.
  while (values < end) {
    v128.store(values, advanced(v128.load(values), growth, annuity, amounts, lasts));
    values += LANES << FLOAT64;
    growth += LANES << FLOAT32;
    annuity += LANES << FLOAT32;
  }
}

export function advanceTwice(
  values: usize,
  growth: usize,
  annuity: usize,
  amount: f64,
  last: f64,
  nextGrowth: usize,
  nextAnnuity: usize,
  nextAmount: f64,
  nextLast: f64,
  size: usize,
): void {
  const amounts = f64x2.splat(amount);
  const lasts = f64x2.splat(last);
  const nextAmounts = f64x2.splat(nextAmount);
  const nextLasts = f64x2.splat(nextLast);
  const end = values + (size << FLOAT64);
  while (values < end) {
    const between = advanced(v128.load(values), growth, annuity, amounts, lasts);
    v128.store(values, advanced(between, nextGrowth, nextAnnuity, nextAmounts, nextLasts));
    values += LANES << FLOAT64;
    growth += LANES << FLOAT32;
    annuity += LANES << FLOAT32;
    nextGrowth += LANES << FLOAT32;
    nextAnnuity += LANES << FLOAT32;
  }
}

export function countBins(
  values: usize,
  low: f64,
  scale: f64,
  binOf: usize,
  counts: usize,
  size: usize,
): void {
  const lows = f64x2.splat(low);
  const scales = f64x2.splat(scale);
  const first = f64x2.splat(WHOLE);
  const second = f64x2.splat(WHOLE + 1);
  const last = f64x2.splat(WHOLE + LAST_BIN);
  for (let s: usize = 0; s < size; s += LANES) {
    const above = f64x2.sub(v128.load(values + (s << FLOAT64)), lows);
    const position = f64x2.add(f64x2.mul(above, scales), second);
    // This pseudo-minimum takes the last bin if the position is NaN.
    const bins = f64x2.pmax(first, f64x2.pmin(last, position));
    count(i32x4.extract_lane(bins, 0), binOf + (s << UINT16), counts);
    count(i32x4.extract_lane(bins, 2), binOf + ((s + 1) << UINT16), counts);
  }
}

function count(bin: u32, place: usize, counts: usize): void {
  store<u16>(place, <u16>bin);
  const counter = counts + ((<usize>bin) << UINT32);
  store<u32>(counter, load<u32>(counter) + 1);
}

export function gatherBin(values: usize, binOf: usize, bin: u32, members: usize, size: usize): void {
  const wanted = i16x8.splat(<i16>bin);
  let end = members;
  for (let s: usize = 0; s < size; s += BINS_AT_ONCE) {
    let hits = i16x8.bitmask(i16x8.eq(v128.load(binOf + (s << UINT16)), wanted));
    while (hits !== 0) {
      const lane = <usize>ctz(hits);
      store<f64>(end, load<f64>(values + ((s + lane) << FLOAT64)));
      end += 1 << FLOAT64;
      hits &= hits - 1;
    }
  }
}

export function breakEven(rest: usize, item: usize, target: f64, factors: usize, size: usize): i32 {
  const targets = f64x2.splat(target);
  const zeros = f64x2.splat(0);
  let positive = i64x2.splat(-1);
  let negative = positive;
  for (let s: usize = 0; s < size; s += LANES) {
    const offset = s << FLOAT64;
    const items = v128.load(item + offset);
    positive = v128.and(positive, f64x2.gt(items, zeros));
    negative = v128.and(negative, f64x2.lt(items, zeros));
    v128.store(factors + offset, f64x2.div(f64x2.sub(targets, v128.load(rest + offset)), items));
  }
  if (i64x2.all_true(positive)) return 1;
  return i64x2.all_true(negative) ? -1 : 0;
}

export function countReaching(rest: usize, item: usize, target: f64, size: usize): u32 {
  const targets = f64x2.splat(target);
  let reaching = i64x2.splat(0);
  for (let s: usize = 0; s < size; s += LANES) {
    const offset = s << FLOAT64;
    const totals = f64x2.add(v128.load(rest + offset), v128.load(item + offset));
    // A true comparison is −1.
    reaching = i64x2.sub(reaching, f64x2.ge(totals, targets));
  }
  return <u32>(i64x2.extract_lane(reaching, 0) + i64x2.extract_lane(reaching, 1));
}
