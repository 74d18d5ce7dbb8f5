// The engine's scenarios in C, on one thread: draw RUNS OUTPUT SEED SCENARIOS YEARS and, as in growth-table.ts and
// strategy.ts, the median growth of equity and of bonds over a month, the standard deviations of equity, of what bonds
// share with it and of their own, and a holding's equity, bonds and cash. Writes to OUTPUT, float32, for each plan year
// growth[SCENARIOS] and annuity[SCENARIOS] of one unit; prints the nanoseconds of each of RUNS draws, a number a line.
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LATTICE_YEARS = 64, MULTIPLIER = 3167, MONTHS = 12 };

typedef struct {
  double equity, bonds, cash;
} Holding;

static int pairs, years;
static double equity_median, bond_median, equity_deviation, common_deviation, own_deviation;
static Holding holding;
static uint32_t a, b, c, d;

static void fail(const char *why) {
  fprintf(stderr, "%s\n", why);
  exit(1);
}

static void *allocate(size_t count, size_t size) {
  void *block = aligned_alloc(64, (count * size + 63) / 64 * 64);
  if (block == NULL) fail("out of memory");
  return block;
}

static uint32_t next_seed(uint32_t *split_mix) {
  *split_mix += 0x9e3779b9;
  uint32_t z = *split_mix;
  z = (z ^ (z >> 16)) * 0x85ebca6b;
  z = (z ^ (z >> 13)) * 0xc2b2ae35;
  return z ^ (z >> 16);
}

/** xoshiro128++ */
static inline double uniform(void) {
  uint32_t sum = a + d;
  uint32_t bits = (sum << 7 | sum >> 25) + a;
  uint32_t shifted = b << 9;
  c ^= a;
  d ^= b;
  b ^= c;
  a ^= d;
  c ^= shifted;
  d = d << 11 | d >> 21;
  return (bits + 0.5) / 4294967296;
}

/** Wichura's algorithm AS 241; uniforms of 32 bits never reach its far tail. */
static inline double inverse_normal(double probability) {
  double q = probability - 0.5;
  if (fabs(q) <= 0.425) {
    double r = 0.180625 - q * q;
    return q *
           (((((((2509.0809287301227 * r + 33430.57558358813) * r + 67265.7709270087) * r + 45921.95393154987) * r +
               13731.69376550946) * r + 1971.5909503065513) * r + 133.14166789178438) * r + 3.3871328727963665) /
           (((((((5226.495278852854 * r + 28729.085735721943) * r + 39307.89580009271) * r + 21213.794301586597) * r +
               5394.196021424751) * r + 687.1870074920579) * r + 42.31333070160091) * r + 1);
  }
  double r = sqrt(-log(q < 0 ? probability : 1 - probability)) - 1.6;
  double quantile =
      (((((((0.0007745450142783414 * r + 0.022723844989269184) * r + 0.2417807251774506) * r + 1.2704582524523684) * r +
          3.6478483247632045) * r + 5.769497221460691) * r + 4.630337846156546) * r + 1.4234371107496835) /
      (((((((1.0507500716444169e-9 * r + 0.0005475938084995345) * r + 0.015198666563616457) * r +
           0.14810397642748008) * r + 0.6897673349851) * r + 1.6763848301838038) * r + 2.053191626637759) * r + 1);
  return q < 0 ? -quantile : quantile;
}

/** The yearly steps of one asset class: a Korobov lattice through a Brownian bridge. */
static void lattice_years(int first_dimension, double *steps) {
  double *positions = allocate((size_t)(LATTICE_YEARS + 1) * pairs, sizeof(double));
  int generator = 1, dimension = 0, wanted = first_dimension;
  for (int span = 2 * LATTICE_YEARS; span > 1; span /= 2) {
    for (int start = 0; start < LATTICE_YEARS; start += span) {
      for (; dimension < wanted; dimension++) generator = generator * MULTIPLIER % pairs;
      wanted += 2;
      double shift = uniform(), smallest = ldexp(1, -33), deviation = sqrt(span / 4.0);
      double *left = positions + (size_t)start * pairs, *middle = left + (size_t)(span / 2) * pairs;
      double *right = middle + (size_t)(span / 2) * pairs;
      int is_end = span == 2 * LATTICE_YEARS;
      for (int pair = 0; pair < pairs; pair++) {
        double coordinate = fmod((double)((int64_t)pair * generator % pairs) / pairs + shift, 1);
        double normal = inverse_normal(fmax(smallest, fmin(1 - smallest, coordinate)));
        if (is_end) left[pair] = 0;
        middle[pair] = is_end ? normal * sqrt(LATTICE_YEARS) : (left[pair] + right[pair]) / 2 + deviation * normal;
      }
    }
  }
  for (size_t i = 0; i < (size_t)LATTICE_YEARS * pairs; i++) steps[i] = positions[i + pairs] - positions[i];
  free(positions);
}

/** Twelve months of shocks that add up to the year's step. */
static void monthly_shocks(const double *restrict step, double *restrict sums, double *restrict shocks) {
  memset(sums, 0, pairs * sizeof(double));
  for (int month = 0; month < MONTHS; month++) {
    double *restrict normals = shocks + (size_t)month * pairs;
    for (int pair = 0; pair < pairs; pair++) {
      normals[pair] = inverse_normal(uniform());
      sums[pair] += normals[pair];
    }
  }
  for (int pair = 0; pair < pairs; pair++) sums[pair] = (step[pair] * sqrt(12) - sums[pair]) / 12;
  for (int month = 0; month < MONTHS; month++) {
    double *restrict normals = shocks + (size_t)month * pairs;
    for (int pair = 0; pair < pairs; pair++) normals[pair] += sums[pair];
  }
}

static void surprises(const double *restrict equity_shocks, const double *restrict bond_shocks, float *restrict equity,
                      float *restrict bonds) {
  for (size_t i = 0; i < (size_t)MONTHS * pairs; i++) {
    equity[i] = (float)exp(equity_deviation * equity_shocks[i]);
    bonds[i] = (float)exp(common_deviation * equity_shocks[i] + own_deviation * bond_shocks[i]);
  }
}

static void grow(const float *restrict equity, const float *restrict bonds, double *restrict growth) {
  double of_equity = holding.equity * equity_median, of_bonds = holding.bonds * bond_median;
  for (int pair = 0; pair < pairs; pair++) {
    growth[pair] *= of_equity * equity[pair] + of_bonds * bonds[pair] + holding.cash;
    growth[pair + pairs] *= of_equity / equity[pair] + of_bonds / bonds[pair] + holding.cash;
  }
}

/** Multiplies up the months of a year, the last first. */
static void collapse(const float *equity, const float *bonds, double *restrict growth, double *restrict annuity,
                     float *restrict targets) {
  int scenarios = 2 * pairs;
  for (int s = 0; s < scenarios; s++) growth[s] = 1, annuity[s] = 0;
  for (int month = MONTHS - 1; month >= 0; month--) {
    grow(equity + (size_t)month * pairs, bonds + (size_t)month * pairs, growth);
    for (int s = 0; month > 0 && s < scenarios; s++) annuity[s] += growth[s];
  }
  for (int s = 0; s < scenarios; s++) targets[s] = (float)growth[s], targets[scenarios + s] = (float)annuity[s];
}

static void draw(uint32_t seed, float *targets) {
  a = next_seed(&seed), b = next_seed(&seed), c = next_seed(&seed), d = next_seed(&seed);
  size_t year_size = (size_t)MONTHS * pairs;
  double *equity_years = allocate((size_t)LATTICE_YEARS * pairs, sizeof(double));
  double *bond_years = allocate((size_t)LATTICE_YEARS * pairs, sizeof(double));
  double *equity_shocks = allocate(year_size, sizeof(double)), *bond_shocks = allocate(year_size, sizeof(double));
  double *growth = allocate(2 * pairs, sizeof(double)), *annuity = allocate(2 * pairs, sizeof(double));
  float *months = allocate(2 * year_size * years, sizeof(float));
  lattice_years(0, equity_years);
  lattice_years(1, bond_years);
  for (int year = 0; year < years; year++) {
    float *equity = months + 2 * year_size * year, *bonds = equity + year_size;
    monthly_shocks(equity_years + (size_t)year * pairs, growth, equity_shocks);
    monthly_shocks(bond_years + (size_t)year * pairs, growth, bond_shocks);
    surprises(equity_shocks, bond_shocks, equity, bonds);
    collapse(equity, bonds, growth, annuity, targets + (size_t)year * 4 * pairs);
  }
  free(equity_years), free(bond_years), free(equity_shocks), free(bond_shocks), free(growth), free(annuity), free(months);
}

int main(int count, char **arguments) {
  if (count != 14) fail("draw RUNS OUTPUT SEED SCENARIOS YEARS and eight numbers");
  int runs = atoi(arguments[1]);
  uint32_t seed = (uint32_t)strtoul(arguments[3], NULL, 10);
  pairs = atoi(arguments[4]) / 2;
  years = atoi(arguments[5]);
  double *numbers[] = {&equity_median, &bond_median, &equity_deviation, &common_deviation, &own_deviation,
                       &holding.equity, &holding.bonds, &holding.cash};
  for (int i = 0; i < 8; i++) *numbers[i] = strtod(arguments[6 + i], NULL);
  if (years > LATTICE_YEARS) fail("no more years than the lattice has");
  size_t cells = (size_t)years * 4 * pairs;
  float *targets = allocate(cells, sizeof(float));
  for (int run = 0; run < runs; run++) {
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    draw(seed, targets);
    clock_gettime(CLOCK_MONOTONIC, &after);
    printf("%.0f\n", (after.tv_sec - before.tv_sec) * 1e9 + (after.tv_nsec - before.tv_nsec));
  }
  FILE *output = fopen(arguments[2], "wb");
  if (output == NULL || fwrite(targets, sizeof(float), cells, output) != cells || fclose(output) != 0) fail("no output");
}
