from games.silverton.helpers import *
def test_x():
    play = begin(2)
    own(play, 0, "denver-golden-1"); put(play, 0, "s1", segment="golden-boulder"); give(play, 0, claim=3, goods=2, passenger=17); lay(play, passenger=18)
    sound(play)
    print(targets(play, "s2"))
    at(play, states.BUILDING, 0); print(menu(play))
    begin(3, level="advanced", pieces=["S P"]*3)
    begin(1, scenario="denver-6000")
