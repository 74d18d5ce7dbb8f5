// The engine's algorithm in C, on one thread: calculate INPUT RUNS. The input is described in workload.ts; prints its
// answers, then the nanoseconds of each of RUNS calculations, a number a line.
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { PERCENTILES = 3, GAPS = 3, TABLES = 2, BINS = 1024, SAMPLE_STRIDE = 64, BLOCK = 32 };

typedef struct {
  double opening, *monthly, *last;
} Flow;

typedef struct {
  float *growth, *annuity;
} Table;

typedef struct {
  double target, percentile;
  int32_t table;
  Flow item, rest;
} Gap;

typedef struct {
  int32_t years;
  Table tables[TABLES];
  double percentiles[PERCENTILES];
  Flow total;
  Gap gaps[GAPS];
} Plan;

static FILE *input;
static int32_t scenarios;
static double *total, *item, *members;
static int16_t *bin_of;
static int sorted_bin;

static void fail(const char *why) {
  fprintf(stderr, "%s\n", why);
  exit(1);
}

static void *allocate(size_t count, size_t size) {
  void *block = aligned_alloc(64, (count * size + 63) / 64 * 64);
  if (block == NULL) fail("out of memory");
  return block;
}

static void fill(void *block, size_t count, size_t size) {
  if (fread(block, size, count, input) != count) fail("the input is too short");
}

static void *read_array(size_t count, size_t size) {
  void *block = allocate(count, size);
  fill(block, count, size);
  return block;
}

static void read_flow(Flow *flow, int32_t years) {
  fill(&flow->opening, 1, sizeof(double));
  flow->monthly = read_array(years, sizeof(double));
  flow->last = read_array(years, sizeof(double));
}

static void read_plan(Plan *plan) {
  fill(&plan->years, 1, sizeof(int32_t));
  size_t cells = (size_t)plan->years * scenarios;
  for (Table *table = plan->tables; table < plan->tables + TABLES; table++) {
    table->growth = read_array(cells, sizeof(float));
    table->annuity = read_array(cells, sizeof(float));
  }
  fill(plan->percentiles, PERCENTILES, sizeof(double));
  read_flow(&plan->total, plan->years);
  for (Gap *gap = plan->gaps; gap < plan->gaps + GAPS; gap++) {
    fill(&gap->target, 1, sizeof(double));
    fill(&gap->percentile, 1, sizeof(double));
    fill(&gap->table, 1, sizeof(int32_t));
    read_flow(&gap->item, plan->years);
    read_flow(&gap->rest, plan->years);
  }
}

static void advance(const Table *table, const Flow *flow, int year, double *restrict values) {
  const float *restrict growth = table->growth + (size_t)year * scenarios;
  const float *restrict annuity = table->annuity + (size_t)year * scenarios;
  double monthly = flow->monthly[year], last = flow->last[year];
  for (int s = 0; s < scenarios; s++) values[s] = values[s] * growth[s] + (monthly * annuity[s] + last);
}

static void advance_both(const Table *table, const Gap *gap, int year) {
  const float *restrict growth = table->growth + (size_t)year * scenarios;
  const float *restrict annuity = table->annuity + (size_t)year * scenarios;
  double *restrict items = item, *restrict totals = total;
  double item_monthly = gap->item.monthly[year], item_last = gap->item.last[year];
  double monthly = item_monthly + gap->rest.monthly[year], last = item_last + gap->rest.last[year];
  for (int s = 0; s < scenarios; s++) {
    items[s] = items[s] * growth[s] + (item_monthly * annuity[s] + item_last);
    totals[s] = totals[s] * growth[s] + (monthly * annuity[s] + last);
  }
}

/** Bins over the range of a sample; the first and the last take what lies outside. */
static void count_bins(const double *restrict values, uint32_t *counts) {
  double low = values[0], high = values[0];
  for (int s = 0; s < scenarios; s += SAMPLE_STRIDE) {
    low = fmin(low, values[s]);
    high = fmax(high, values[s]);
  }
  double scale = high > low ? (BINS - 2) / (high - low) : 0;
  for (int s = 0; s < scenarios; s++) {
    double position = (values[s] - low) * scale + 1;
    position = position < 0 ? 0 : position;
    bin_of[s] = (int16_t)(int32_t)(position > BINS - 1 ? BINS - 1 : position);
  }
  for (int s = 0; s < scenarios; s++) counts[bin_of[s]]++;
  sorted_bin = -1;
}

/** Bins hold some dozens: too few for a better way. */
static void insertion_sort(double *values, int count) {
  for (int i = 1; i < count; i++) {
    double value = values[i];
    int place = i;
    for (; place > 0 && values[place - 1] > value; place--) values[place] = values[place - 1];
    values[place] = value;
  }
}

/** Copies the values of a bin and sorts them. Blocks without one are passed over, many entries at once. */
static void sort_bin(const double *values, int bin) {
  int found = 0;
  for (int start = 0; start < scenarios; start += BLOCK) {
    int end = start + BLOCK < scenarios ? start + BLOCK : scenarios;
    int16_t hits = 0;
    for (int s = start; s < end; s++) hits |= bin_of[s] == bin;
    for (int s = start; hits && s < end; s++) {
      if (bin_of[s] == bin) members[found++] = values[s];
    }
  }
  insertion_sort(members, found);
  sorted_bin = bin;
}

static double order_statistic(const double *values, const uint32_t *counts, int rank) {
  int bin = 0, first = 0;
  while (rank >= first + (int)counts[bin]) first += counts[bin++];
  if (bin != sorted_bin) sort_bin(values, bin);
  return members[rank - first];
}

/** Linear between order statistics. */
static void select_percentiles(const double *values, const double *percentiles, int count, double *answers) {
  uint32_t counts[BINS] = {0};
  count_bins(values, counts);
  for (int i = 0; i < count; i++) {
    double rank = percentiles[i] * (scenarios - 1);
    double below = order_statistic(values, counts, (int)floor(rank));
    double above = order_statistic(values, counts, (int)ceil(rank));
    answers[i] = below + (rank - floor(rank)) * (above - below);
  }
}

static void start(double *values, double opening) {
  for (int s = 0; s < scenarios; s++) values[s] = opening;
}

static double *solve_gap(const Plan *plan, const Gap *gap, double *answers) {
  start(item, gap->item.opening);
  start(total, gap->item.opening + gap->rest.opening);
  for (int year = 0; year < plan->years; year++) advance_both(&plan->tables[gap->table], gap, year);
  int positive = 0, negative = 0, reaching = 0;
  for (int s = 0; s < scenarios; s++) {
    positive += item[s] > 0;
    negative += item[s] < 0;
    reaching += total[s] >= gap->target;
    total[s] = (gap->target - (total[s] - item[s])) / item[s];
  }
  if (positive < scenarios && negative < scenarios) fail("an item has both signs");
  double percentile = positive == scenarios ? 1 - gap->percentile : gap->percentile;
  select_percentiles(total, &percentile, 1, answers);
  answers[1] = (double)reaching / scenarios;
  return answers + 2;
}

/** @return the place after its answers */
static double *calculate(const Plan *plan, double *answers) {
  start(total, plan->total.opening);
  for (int year = 0; year <= plan->years; year++) {
    if (year > 0) advance(&plan->tables[0], &plan->total, year - 1, total);
    select_percentiles(total, plan->percentiles, PERCENTILES, answers);
    answers += PERCENTILES;
  }
  for (int i = 0; i < GAPS; i++) answers = solve_gap(plan, &plan->gaps[i], answers);
  return answers;
}

int main(int count, char **arguments) {
  if (count != 3) fail("calculate INPUT RUNS");
  input = fopen(arguments[1], "rb");
  if (input == NULL) fail("no input");
  int32_t size[2];
  fill(size, 2, sizeof(int32_t));
  scenarios = size[0];
  int32_t plan_count = size[1];
  Plan *plans = allocate(plan_count, sizeof(Plan));
  size_t answer_count = 0;
  for (int i = 0; i < plan_count; i++) {
    read_plan(&plans[i]);
    answer_count += PERCENTILES * (plans[i].years + 1) + 2 * GAPS;
  }
  total = allocate(scenarios, sizeof(double));
  item = allocate(scenarios, sizeof(double));
  members = allocate(scenarios, sizeof(double));
  bin_of = allocate(scenarios, sizeof(int16_t));
  double *answers = allocate(answer_count, sizeof(double)), *end = answers;
  for (int i = 0; i < plan_count; i++) end = calculate(&plans[i], end);
  for (double *answer = answers; answer < end; answer++) printf("%.17g\n", *answer);
  for (int run = 0; run < atoi(arguments[2]); run++) {
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    calculate(&plans[run % plan_count], answers);
    clock_gettime(CLOCK_MONOTONIC, &after);
    printf("%.0f\n", (after.tv_sec - before.tv_sec) * 1e9 + (after.tv_nsec - before.tv_nsec));
  }
}
