// The kernels that draw scenarios, in AssemblyScript, two pairs at a time; shared/engine/kernels.ts says what each
// one does. Arrays arrive as addresses, `size` is the number of pairs; of an odd number the last vector ends beyond the
// array, for which the arena leaves room. The order of operations is that of shared/planning/inverse-normal.ts and of
// shared/engine/scalar-kernels.ts, and the host's own functions take what is rare: the results are the same to the
// last bit.

/** Imported from the host: `Math.log` and `Math.exp`. */
declare function log(value: f64): f64;
declare function exp(value: f64): f64;

const LANES: usize = 2;

/** log2 of the bytes of an entry. */
const FLOAT64: usize = 3;
const FLOAT32: usize = 2;

/** 2^52: from here on doubles are whole numbers, and their low bits hold what a number is above it. */
const WHOLE: f64 = 4503599627370496;

/** 2⁻³³ */
const SMALLEST: f64 = 1.1641532182693481e-10;

const SIGN: i64 = i64.MIN_VALUE;

export function drawNormals(state: usize, normals: usize, sums: usize, size: usize): void {
  drawUniforms(state, normals, size);
  const end = normals + (size << FLOAT64);
  while (normals < end) {
    const drawn = inverseNormals(v128.load(normals));
    v128.store(normals, drawn);
    v128.store(sums, f64x2.add(v128.load(sums), drawn));
    normals += LANES << FLOAT64;
    sums += LANES << FLOAT64;
  }
}

export function toNormals(values: usize, size: usize): void {
  const end = values + (size << FLOAT64);
  while (values < end) {
    const probabilities = f64x2.min(f64x2.splat(1 - SMALLEST), v128.load(values));
    v128.store(values, inverseNormals(f64x2.max(f64x2.splat(SMALLEST), probabilities)));
    values += LANES << FLOAT64;
  }
}

export function bridge(start: usize, end: usize, deviation: f64, middle: usize, size: usize): void {
  const deviations = f64x2.splat(deviation);
  const half = f64x2.splat(0.5);
  for (let path: usize = 0; path < size; path += LANES) {
    const offset = path << FLOAT64;
    const mean = f64x2.mul(f64x2.add(v128.load(start + offset), v128.load(end + offset)), half);
    const moved = f64x2.mul(deviations, v128.load(middle + offset));
    v128.store(middle + offset, f64x2.add(mean, moved));
  }
}

export function correct(start: usize, end: usize, sums: usize, size: usize): void {
  const root = f64x2.sqrt(f64x2.splat(12));
  const months = f64x2.splat(12);
  for (let path: usize = 0; path < size; path += LANES) {
    const offset = path << FLOAT64;
    const step = f64x2.sub(v128.load(end + offset), v128.load(start + offset));
    const missing = f64x2.sub(f64x2.mul(step, root), v128.load(sums + offset));
    v128.store(sums + offset, f64x2.div(missing, months));
  }
}

/** Same as shared/engine/random.ts. */
function drawUniforms(state: usize, uniforms: usize, size: usize): void {
  let a = load<u32>(state);
  let b = load<u32>(state, 4);
  let c = load<u32>(state, 8);
  let d = load<u32>(state, 12);
  const end = uniforms + (size << FLOAT64);
  while (uniforms < end) {
    const bits = rotl<u32>(a + d, 7) + a;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotl<u32>(d, 11);
    store<f64>(uniforms, (<f64>bits + 0.5) / 4294967296);
    uniforms += 1 << FLOAT64;
  }
  store<u32>(state, a);
  store<u32>(state, b, 4);
  store<u32>(state, c, 8);
  store<u32>(state, d, 12);
}

/** Same as shared/planning/inverse-normal.ts, without its far tail. */
function inverseNormals(probabilities: v128): v128 {
  const q = f64x2.sub(probabilities, f64x2.splat(0.5));
  const isTail = f64x2.gt(f64x2.abs(q), f64x2.splat(0.425));
  const central = f64x2.mul(q, centralRatio(f64x2.sub(f64x2.splat(0.180625), f64x2.mul(q, q))));
  if (!v128.any_true(isTail)) return central;
  const isLow = f64x2.lt(q, f64x2.splat(0));
  const nearest = v128.bitselect(probabilities, f64x2.sub(f64x2.splat(1), probabilities), isLow);
  const tail = nearTailRatio(f64x2.sub(f64x2.sqrt(f64x2.neg(logarithms(nearest))), f64x2.splat(1.6)));
  const signed = v128.xor(tail, v128.and(isLow, i64x2.splat(SIGN)));
  return v128.bitselect(signed, central, isTail);
}

/** Same as `Math.log`, for values below one half; V8 calculates it by fdlibm's e_log.c. */
function logarithms(values: v128): v128 {
  const high = i64x2.shr_u(values, 32);
  const fraction = v128.and(high, i64x2.splat(0xfffff));
  // 1 where the fraction is past √2, so that the logarithm is taken of what is next to 1.
  const isUpper = v128.and(i64x2.add(fraction, i64x2.splat(0x95f64)), i64x2.splat(0x100000));
  // Within 2⁻²⁰ of a power of two fdlibm goes another way.
  const margin = v128.and(i64x2.add(fraction, i64x2.splat(2)), i64x2.splat(0xfffff));
  if (v128.any_true(i64x2.lt_s(margin, i64x2.splat(3)))) {
    return f64x2(log(f64x2.extract_lane(values, 0)), log(f64x2.extract_lane(values, 1)));
  }
  const exponent = i64x2.add(i64x2.shr_u(high, 20), i64x2.shr_u(isUpper, 20));
  const k = f64x2.sub(v128.or(exponent, f64x2.splat(WHOLE)), f64x2.splat(WHOLE + 1023));
  const mantissa = v128.and(values, i64x2.splat(0xfffffffffffff));
  const f = f64x2.sub(
    v128.or(mantissa, i64x2.shl(v128.xor(isUpper, i64x2.splat(0x3ff00000)), 32)),
    f64x2.splat(1),
  );
  const s = f64x2.div(f, f64x2.add(f64x2.splat(2), f));
  const z = f64x2.mul(s, s);
  const w = f64x2.mul(z, z);
  const even = next(next(f64x2.splat(0.15313837699209373), w, 0.22222198432149784), w, 0.3999999999940942);
  let odd = next(f64x2.splat(0.14798198605116586), w, 0.1818357216161805);
  odd = next(odd, w, 0.2857142874366239);
  odd = next(odd, w, 0.6666666666666735);
  const r = f64x2.add(f64x2.mul(z, odd), f64x2.mul(w, even));
  const half = f64x2.mul(f64x2.mul(f64x2.splat(0.5), f), f);
  const low = f64x2.mul(k, f64x2.splat(1.9082149292705877e-10));
  const near = f64x2.sub(half, f64x2.add(f64x2.mul(s, f64x2.add(half, r)), low));
  const far = f64x2.sub(f64x2.mul(s, f64x2.sub(f, r)), low);
  const isNear = v128.and(
    i64x2.gt_s(fraction, i64x2.splat(0x61479)),
    i64x2.lt_s(fraction, i64x2.splat(0x6b852)),
  );
  const rest = f64x2.sub(v128.bitselect(near, far, isNear), f);
  return f64x2.sub(f64x2.mul(k, f64x2.splat(0.6931471803691238)), rest);
}

/** `sum · r + coefficient` */
function next(sum: v128, r: v128, coefficient: f64): v128 {
  return f64x2.add(f64x2.mul(sum, r), f64x2.splat(coefficient));
}

function centralRatio(r: v128): v128 {
  let numerator = next(f64x2.splat(2509.0809287301227), r, 33430.57558358813);
  numerator = next(numerator, r, 67265.7709270087);
  numerator = next(numerator, r, 45921.95393154987);
  numerator = next(numerator, r, 13731.69376550946);
  numerator = next(numerator, r, 1971.5909503065513);
  numerator = next(numerator, r, 133.14166789178438);
  numerator = next(numerator, r, 3.3871328727963665);
  let denominator = next(f64x2.splat(5226.495278852854), r, 28729.085735721943);
  denominator = next(denominator, r, 39307.89580009271);
  denominator = next(denominator, r, 21213.794301586597);
  denominator = next(denominator, r, 5394.196021424751);
  denominator = next(denominator, r, 687.1870074920579);
  denominator = next(denominator, r, 42.31333070160091);
  denominator = next(denominator, r, 1);
  return f64x2.div(numerator, denominator);
}

function nearTailRatio(r: v128): v128 {
  let numerator = next(f64x2.splat(0.0007745450142783414), r, 0.022723844989269184);
  numerator = next(numerator, r, 0.2417807251774506);
  numerator = next(numerator, r, 1.2704582524523684);
  numerator = next(numerator, r, 3.6478483247632045);
  numerator = next(numerator, r, 5.769497221460691);
  numerator = next(numerator, r, 4.630337846156546);
  numerator = next(numerator, r, 1.4234371107496835);
  let denominator = next(f64x2.splat(1.0507500716444169e-9), r, 0.0005475938084995345);
  denominator = next(denominator, r, 0.015198666563616457);
  denominator = next(denominator, r, 0.14810397642748008);
  denominator = next(denominator, r, 0.6897673349851);
  denominator = next(denominator, r, 1.6763848301838038);
  denominator = next(denominator, r, 2.053191626637759);
  denominator = next(denominator, r, 1);
  return f64x2.div(numerator, denominator);
}

export function surprise(
  equityDraws: usize,
  equityCorrections: usize,
  bondDraws: usize,
  bondCorrections: usize,
  equityDeviation: f64,
  commonDeviation: f64,
  ownDeviation: f64,
  equity: usize,
  bonds: usize,
  size: usize,
): void {
  const equityDeviations = f64x2.splat(equityDeviation);
  const common = f64x2.splat(commonDeviation);
  const own = f64x2.splat(ownDeviation);
  for (let pair: usize = 0; pair < size; pair += LANES) {
    const offset = pair << FLOAT64;
    const shocks = f64x2.add(v128.load(equityDraws + offset), v128.load(equityCorrections + offset));
    const others = f64x2.add(v128.load(bondDraws + offset), v128.load(bondCorrections + offset));
    const ofBonds = f64x2.add(f64x2.mul(common, shocks), f64x2.mul(own, others));
    storeFloats(equity + (pair << FLOAT32), exponentials(f64x2.mul(equityDeviations, shocks)));
    storeFloats(bonds + (pair << FLOAT32), exponentials(ofBonds));
  }
}

function storeFloats(place: usize, values: v128): void {
  v128.store64_lane(place, f32x4.demote_f64x2_zero(values), 0);
}

/** Same as `Math.exp` by fdlibm's e_exp.c. Small values, as those of a month, need no argument reduction. */
function exponentials(values: v128): v128 {
  const sizes = f64x2.abs(values);
  const isOther = v128.or(f64x2.gt(sizes, f64x2.splat(0.346)), f64x2.lt(sizes, f64x2.splat(1e-8)));
  if (v128.any_true(isOther)) {
    return f64x2(exp(f64x2.extract_lane(values, 0)), exp(f64x2.extract_lane(values, 1)));
  }
  const t = f64x2.mul(values, values);
  let polynomial = next(f64x2.splat(4.1381367970572385e-8), t, -1.6533902205465252e-6);
  polynomial = next(polynomial, t, 6.613756321437934e-5);
  polynomial = next(polynomial, t, -0.0027777777777015593);
  polynomial = next(polynomial, t, 0.16666666666666602);
  const c = f64x2.sub(values, f64x2.mul(t, polynomial));
  const quotient = f64x2.div(f64x2.mul(values, c), f64x2.sub(c, f64x2.splat(2)));
  return f64x2.sub(f64x2.splat(1), f64x2.sub(quotient, values));
}

export function growByMonth(
  growth: usize,
  partnerGrowth: usize,
  annuity: usize,
  partnerAnnuity: usize,
  equity: usize,
  bonds: usize,
  equityShare: f64,
  bondShare: f64,
  cash: f64,
  size: usize,
): void {
  const equityShares = f64x2.splat(equityShare);
  const bondShares = f64x2.splat(bondShare);
  const cashes = f64x2.splat(cash);
  for (let pair: usize = 0; pair < size; pair += LANES) {
    const offset = pair << FLOAT64;
    const equityRatios = f64x2.promote_low_f32x4(v128.load64_zero(equity + (pair << FLOAT32)));
    const bondRatios = f64x2.promote_low_f32x4(v128.load64_zero(bonds + (pair << FLOAT32)));
    const up = f64x2.add(f64x2.mul(equityShares, equityRatios), f64x2.mul(bondShares, bondRatios));
    const down = f64x2.add(f64x2.div(equityShares, equityRatios), f64x2.div(bondShares, bondRatios));
    grow(growth + offset, annuity + offset, f64x2.add(up, cashes));
    grow(partnerGrowth + offset, partnerAnnuity + offset, f64x2.add(down, cashes));
  }
}

function grow(growth: usize, annuity: usize, factors: v128): void {
  const grown = f64x2.mul(v128.load(growth), factors);
  v128.store(growth, grown);
  v128.store(annuity, f64x2.add(v128.load(annuity), grown));
}
