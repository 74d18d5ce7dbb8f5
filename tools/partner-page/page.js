// Lists what the calculators tell this page.
const list = document.getElementById("events");

for (const type of ["goal-planner:ready", "goal-planner:resized", "goal-planner:navigated"]) {
  document.addEventListener(type, ({ target, detail }) => {
    const line = document.createElement("li");
    line.textContent = `${target.dataset.goalPlanner} ${type} ${JSON.stringify(detail)}`;
    list.append(line);
  });
}
